#!/usr/bin/python3
"""
Browser of the WebKit suite: WebKitGTK in a window without controls, driven by WebKitWebDriver. Replaces MiniBrowser, whose toolbar is
wider than a phone and whose console is silent under automation. Adds printing, for which the driver has no command.
"""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

folder = os.environ['WEBKIT_FOLDER']
# The page processes write their console messages here.
os.dup2(os.open(folder + '/console.log', os.O_WRONLY | os.O_CREAT | os.O_APPEND), 1)

# In an ephemeral session, the driver's default, console messages are not written.
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=data)
context.set_preferred_languages(['it-IT'])
context.set_automation_allowed(True)
settings = WebKit2.Settings(
    enable_write_console_messages_to_stdout=True,
    # Applies to scripts of the page; those of the driver still run.
    enable_javascript_markup='--no-scripts' not in sys.argv,
    print_backgrounds='--print-backgrounds' in sys.argv,
)
view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)


def print_page(_manager, message):
    """Prints to the PDF file named in the message."""
    path = message.get_js_value().to_string()
    paper = Gtk.PrintSettings()
    paper.set_printer('Print to File')
    paper.set('output-file-format', 'pdf')
    paper.set('output-uri', 'file://' + path + '.part')
    operation = WebKit2.PrintOperation(web_view=view, print_settings=paper)
    operation.connect('finished', lambda _: os.rename(path + '.part', path))
    operation.print_()


manager = view.get_user_content_manager()
manager.register_script_message_handler('print')
manager.connect('script-message-received::print', print_page)
window = Gtk.Window()
window.add(view)
window.show_all()
context.connect('automation-started', lambda _, session: session.connect('create-web-view', lambda _: view))
Gtk.main()
