module bench/pocketbase

go 1.26

// The newest release that Go 1.26 builds; 0.40 needs Go 1.27.
require github.com/pocketbase/pocketbase v0.36.8
