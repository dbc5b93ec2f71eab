// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.execution.runtime.Machine;

/** A Fortran format, {@code (2x, 3(i5, a))}, as a tree of its descriptors. */
final class Format {
  /** The number of repetitions of {@code *}. */
  static final int UNLIMITED = Integer.MAX_VALUE;

  /**
   * A descriptor.
   *
   * @param kind the letters, in upper case; {@code '} for a text, {@code (} for a group
   * @param count the repetitions; the number of columns of {@code X} and {@code T}, and the scale of {@code P}
   * @param width the width of the field, -1 if it is not stated
   * @param digits the digits after the decimal point, or the least number of digits; -1 if they are not stated
   * @param exponent the digits of the exponent; -1 if they are not stated
   * @param text of a text
   * @param items of a group
   */
  record Item(String kind, int count, int width, int digits, int exponent, String text, List<Item> items) {
    /** Returns whether it is a group without any descriptor. */
    boolean isEmptyGroup() {
      return kind.equals("(") && items.isEmpty();
    }

    /** Returns whether it edits a value. */
    boolean isData() {
      return width != NO_DATA;
    }
  }

  private static final int NO_DATA = -2;
  private static final int DEEPEST = 50;

  private final String text;
  private final Machine machine;
  private int at;
  private int depth;

  private Format(String text, Machine machine) {
    this.text = text;
    this.machine = machine;
  }

  /** Returns the outermost group. An error in the format is an error of the program. */
  static Item parse(String text, Machine machine) {
    machine.step(text.length());
    Format format = new Format(text, machine);
    format.skipBlanks();
    if (format.at >= text.length() || text.charAt(format.at) != '(') {
      throw format.wrong();
    }
    return format.group(1);
  }

  private RuntimeException wrong() {
    return machine.fault("has a wrong format: " + text);
  }

  private void skipBlanks() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  private char peek() {
    skipBlanks();
    if (at >= text.length()) {
      throw wrong();
    }
    return text.charAt(at);
  }

  private Item group(int count) {
    if (++depth > DEEPEST) {
      throw machine.fault("has a format that is nested too deeply");
    }
    at++;
    List<Item> items = new ArrayList<>();
    while (peek() != ')') {
      if (peek() == ',') {
        at++;
        continue;
      }
      Item item = item();
      if (!item.isEmptyGroup()) { // such groups could be nested to go through nothing for ever
        items.add(item);
      }
    }
    at++;
    depth--;
    return new Item("(", count, NO_DATA, -1, -1, "", items);
  }

  private Item item() {
    char first = peek();
    if (first == '\'' || first == '"') {
      return control("'", 1, quoted(first));
    }
    boolean isUnlimited = first == '*';
    boolean isNegative = first == '-';
    if (isUnlimited || isNegative || first == '+') {
      at++;
    }
    int number = number();
    int count = isUnlimited ? UNLIMITED : number < 0 ? 1 : isNegative ? -number : number;
    char letter = Character.toUpperCase(peek());
    at++;
    switch (letter) {
      case '(' -> {
        at--;
        return group(count);
      }
      case '/', ':', 'X' -> {
        return control(String.valueOf(letter), count, "");
      }
      case 'P' -> {
        return control("P", count, "");
      }
      case 'H' -> {
        String held = text.substring(at, Math.min(at + count, text.length()));
        at += count;
        return control("'", 1, held);
      }
      case 'T' -> {
        String direction = letters("LR");
        return control("T" + direction, Math.max(number(), 0), "");
      }
      case 'S' -> {
        return control("S" + letters("PS"), 1, "");
      }
      case 'B', 'R' -> {
        if (at < text.length() && "NZUDCP".indexOf(Character.toUpperCase(text.charAt(at))) >= 0) {
          at++; // blanks in numbers that are read, and roundings
          return control("B", 1, "");
        }
        return data("B", count);
      }
      case 'E' -> {
        return data("E" + letters("SNX"), count);
      }
      case 'I', 'O', 'Z', 'F', 'D', 'G', 'L', 'A' -> {
        return data(String.valueOf(letter), count);
      }
      default -> throw wrong();
    }
  }

  private static Item control(String kind, int count, String text) {
    return new Item(kind, count, NO_DATA, -1, -1, text, List.of());
  }

  private Item data(String kind, int count) {
    int width = number();
    int digits = follows('.') ? number() : -1;
    int exponent = follows('E') ? number() : -1;
    return new Item(kind, count, width, digits, exponent, "", List.of());
  }

  private boolean follows(char wanted) {
    skipBlanks();
    boolean isThere = at < text.length() && Character.toUpperCase(text.charAt(at)) == wanted;
    at += isThere ? 1 : 0;
    return isThere;
  }

  private String letters(String possible) {
    skipBlanks();
    if (at < text.length() && possible.indexOf(Character.toUpperCase(text.charAt(at))) >= 0) {
      return String.valueOf(text.charAt(at++)).toUpperCase(Locale.ROOT);
    }
    return "";
  }

  /** Parses an optional number; -1 if absent. */
  private int number() {
    skipBlanks();
    int number = -1;
    while (at < text.length() && Character.isDigit(text.charAt(at))) {
      number = Math.max(number, 0) * 10 + text.charAt(at++) - '0';
      if (number > 1 << 20) {
        throw wrong();
      }
      skipBlanks();
    }
    return number;
  }

  private String quoted(char quote) {
    StringBuilder quoted = new StringBuilder();
    at++;
    while (true) {
      if (at >= text.length()) {
        throw wrong();
      }
      char each = text.charAt(at++);
      if (each != quote) {
        quoted.append(each);
      } else if (at < text.length() && text.charAt(at) == quote) {
        quoted.append(quote);
        at++;
      } else {
        return quoted.toString();
      }
    }
  }

  /** Goes through the descriptors one by one, with their repetitions, and from the last group again at the end. */
  static final class Walk {
    private static final class Level {
      final Item group;
      int next;
      int repetitions;
      int left;

      Level(Item group) {
        this.group = group;
        this.repetitions = group.count();
      }
    }

    private final Item format;
    private final Deque<Level> levels = new ArrayDeque<>();

    Walk(Item format) {
      this.format = format;
      levels.push(new Level(format));
    }

    /** Returns the next descriptor that is not a group, or null at the end of the format. */
    @Nullable Item next() {
      while (!levels.isEmpty()) {
        Level level = levels.peek();
        if (level.next == level.group.items().size()) {
          level.next = 0;
          if (--level.repetitions <= 0 || level.group.items().isEmpty()) {
            levels.pop();
          }
          continue;
        }
        Item item = level.group.items().get(level.next);
        if (item.kind().equals("(")) {
          level.next++;
          if (item.count() > 0) {
            levels.push(new Level(item));
          }
          continue;
        }
        if (!item.isData()) {
          level.next++;
          return item;
        }
        level.left = level.left == 0 ? item.count() : level.left;
        level.left--;
        level.next += level.left == 0 ? 1 : 0;
        return item;
      }
      return null;
    }

    /** Restarts at the last group of the outermost level, or at the start of the format if there is none. */
    void revert() {
      List<Item> items = format.items();
      int from = 0;
      for (int i = 0; i < items.size(); i++) {
        from = items.get(i).kind().equals("(") ? i : from;
      }
      Level level = new Level(format);
      level.next = from;
      level.repetitions = 1;
      levels.push(level);
    }
  }
}
