// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.syntax;

import java.util.LinkedHashMap;
import java.util.Map;
import org.mortise.ir.AsmParser;
import org.mortise.ir.ParseError;

/** Parses {@code <name = value, ...>}: the parameters of an attribute in any order, each at most once. */
public final class StructParser {
  private final AsmParser parser;
  private final String attributeName;
  private final Map<String, Parameter> parameters = new LinkedHashMap<>();

  private record Parameter(String type, Runnable parse) {}

  /**
   * Creates a parser without parameters.
   *
   * @param attributeName the attribute's class in diagnostics
   */
  public StructParser(AsmParser parser, String attributeName) {
    this.parser = parser;
    this.attributeName = attributeName;
  }

  /** Adds a parameter: its type in diagnostics, and the action that parses the value and keeps it. */
  public StructParser parameter(String name, String type, Runnable parse) {
    parameters.put(name, new Parameter(type, parse));
    return this;
  }

  /** Parses the list, which may be empty if {@code allowEmpty}. */
  public void parse(boolean allowEmpty) {
    parser.parsePunctuation("<");
    if (allowEmpty && parser.parseOptionalPunctuation(">")) {
      return;
    }
    do {
      parseParameter();
    } while (!parameters.isEmpty() && parser.parseOptionalPunctuation(","));
    parser.parsePunctuation(">");
  }

  /** Parses the list, which must have all parameters. */
  public void parseAll() {
    parser.parsePunctuation("<");
    parseParameter();
    while (!parameters.isEmpty()) {
      parser.parsePunctuation(",");
      parseParameter();
    }
    parser.parsePunctuation(">");
  }

  private void parseParameter() {
    String name = parseName();
    parser.parsePunctuation("=");
    Parameter parameter = parameters.remove(name);
    if (parameter == null) {
      throw parser.error("duplicate or unknown struct parameter name: " + name);
    }
    try {
      parameter.parse().run();
    } catch (ParseError wrong) {
      throw wrong.then(parser.error("failed to parse " + attributeName + " parameter '" + name
          + "' which is to be a `" + parameter.type() + "`"));
    }
  }

  private String parseName() {
    try {
      return parser.parseKeyword();
    } catch (ParseError wrong) {
      throw wrong.then(parser.error("expected a parameter name in struct"));
    }
  }

  /** Parses an unsigned number of {@code bits} bits, which may be written as a negative one. */
  public long parseNumber(int bits) {
    int position = parser.position();
    Long number = parser.parseOptionalInteger();
    if (number == null) {
      throw parser.error("expected integer value");
    }
    if (number >= 1L << bits || number < -(1L << (bits - 1))) {
      throw parser.error(position, "integer value too large");
    }
    return number & ((1L << bits) - 1);
  }

  /** Parses a truth value. */
  public boolean parseFlag() {
    if (parser.parseOptionalKeyword("true")) {
      return true;
    }
    return !parser.parseOptionalKeyword("false") && parseNumber(1) == 1;
  }
}
