// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.mortise.lsp.internal.server.SessionOptions;

/**
 * The flags of {@code mortise-lsp-server}: the own flags of {@code mlir-lsp-server}. They are accepted as LLVM's tools
 * accept flags: with one hyphen or two, the value after an equals sign or in the next argument, and the last occurrence
 * counts.
 */
final class ServerFlags {
  /** The flags that are proposed to users. */
  static final List<String> NAMES = List.of("--help", "--version", "--log", "--pretty", "--lit-test", "--input-style");

  private static final Set<String> HELP = Set.of("h", "help", "help-hidden", "help-list", "help-list-hidden");
  private static final List<String> LEVELS = List.of("error", "info", "verbose");
  private static final List<String> STYLES = List.of("standard", "delimited");
  private static final Set<String> TRUE = Set.of("", "true", "1");
  private static final Set<String> FALSE = Set.of("false", "0");

  private boolean wantsHelp;
  private boolean wantsVersion;
  private boolean isTest;
  private boolean isPretty;
  private String level = "info";
  private String style = "standard";

  private ServerFlags() {}

  /** @throws IllegalArgumentException if an argument is invalid */
  static ServerFlags parse(String[] arguments) {
    ServerFlags flags = new ServerFlags();
    for (int i = 0; i < arguments.length && !flags.wantsHelp && !flags.wantsVersion; i++) {
      String argument = arguments[i];
      String flag = argument.replaceFirst("^--?", "");
      int equals = flag.indexOf('=');
      String name = equals < 0 ? flag : flag.substring(0, equals);
      boolean needsValue = name.equals("log") || name.equals("input-style");
      if (needsValue && equals < 0 && i + 1 == arguments.length) {
        throw new IllegalArgumentException("for the --" + name + " option: requires a value!");
      }
      String value = equals >= 0 ? flag.substring(equals + 1) : needsValue ? arguments[++i] : "";
      if (argument.equals("--") && i + 1 == arguments.length) {
        break;
      }
      if (flag.equals(argument) || !flags.set(name, value)) {
        throw new IllegalArgumentException("unknown command line argument '" + argument + "'");
      }
    }
    return flags;
  }

  private boolean set(String name, String value) {
    switch (name) {
      case "log" -> level = oneOf(LEVELS, name, value);
      case "input-style" -> style = oneOf(STYLES, name, value);
      case "pretty" -> isPretty = truth(name, value);
      case "lit-test" -> isTest = truth(name, value);
      case "color" -> truth(name, value); // there are no colours
      case "version" -> wantsVersion = truth(name, value);
      default -> {
        wantsHelp = HELP.contains(name) && truth(name, value);
        return HELP.contains(name);
      }
    }
    return true;
  }

  private static String oneOf(List<String> words, String name, String value) {
    if (!words.contains(value)) {
      throw new IllegalArgumentException("for the --" + name + " option: Cannot find option named '" + value + "'!");
    }
    return value;
  }

  private static boolean truth(String name, String value) {
    boolean isTrue = TRUE.contains(value.toLowerCase(Locale.ROOT));
    if (!isTrue && !FALSE.contains(value.toLowerCase(Locale.ROOT))) {
      throw new IllegalArgumentException(
          "for the --" + name + " option: '" + value + "' is invalid value for boolean argument! Try 0 or 1");
    }
    return isTrue;
  }

  boolean wantsHelp() {
    return wantsHelp;
  }

  boolean wantsVersion() {
    return wantsVersion;
  }

  SessionOptions options() {
    return new SessionOptions(
        isTest || style.equals("delimited"), isTest || isPretty, isTest || level.equals("verbose"));
  }
}
