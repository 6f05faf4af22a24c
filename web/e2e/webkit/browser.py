#!/usr/bin/python3
"""
The browser of the WebKit suite: WebKitGTK in a window without controls, driven by WebKitWebDriver. Its MiniBrowser will not do: its
toolbar is wider than a phone, its console is silent under automation, and the driver has no command to print.
"""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

folder = os.environ['WEBKIT_FOLDER']
# The processes of pages write their console messages here.
os.dup2(os.open(folder + '/console.log', os.O_WRONLY | os.O_CREAT | os.O_APPEND), 1)

# An ephemeral session, the driver's default, keeps console messages to itself.
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=data)
context.set_preferred_languages(['it-IT'])
context.set_automation_allowed(True)
settings = WebKit2.Settings(
    enable_write_console_messages_to_stdout=True,
    # Scripts of the page; the driver's own still run.
    enable_javascript_markup='--no-scripts' not in sys.argv,
    print_backgrounds='--print-backgrounds' in sys.argv,
)
view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)


def print_page(_manager, message):
    """Prints to the PDF file that the message names."""
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
