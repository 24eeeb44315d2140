#!/usr/bin/python3
"""A window with nothing but WebKit in it, of any size, which WebKitWebDriver drives; it notes what pages complain of."""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# The driver adds arguments of its own.
options = dict(one[2:].split("=", 1) for one in sys.argv[1:] if one.startswith("--") and "=" in one)
width, height = (int(one) for one in options["size"].split("x"))

LISTEN = """
(() => {
  const tell = (fault) => webkit.messageHandlers.faults.postMessage(`${fault} (${location.pathname})`);
  addEventListener('error', ({ message }) => message && tell(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => tell(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell(`policy: ${effectiveDirective} ${blockedURI}`));
  const { error } = console;
  console.error = (...words) => { tell(`console: ${words.join(' ')}`); error(...words); };
})();
"""

# Nothing is kept from one run to the next.
context = WebKit2.WebContext.new_with_website_data_manager(WebKit2.WebsiteDataManager.new_ephemeral())
context.set_preferred_languages([options["language"]])
context.set_automation_allowed(True)
# Pages are told that less movement is wanted.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)


def note(_manager, result):
    with open(options["faults"], "a", encoding="utf-8") as file:
        file.write(result.get_js_value().to_string().replace("\n", " ") + "\n")


def open_view(_session):
    scripts = WebKit2.UserContentManager()
    scripts.connect("script-message-received::faults", note)
    scripts.register_script_message_handler("faults")
    top, start = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    scripts.add_script(WebKit2.UserScript(LISTEN, top, start, None, None))
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=scripts)
    view.set_size_request(width, height)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    window.connect("destroy", Gtk.main_quit)
    view.grab_focus()
    return view


def start(_context, session):
    browser = WebKit2.ApplicationInfo.new()
    browser.set_name("MiniBrowser")
    browser.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(browser)
    session.connect("create-web-view", open_view)


context.connect("automation-started", start)
Gtk.main()
