// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.Map;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.OpaqueAttr;
import org.mortise.ir.text.DeepStack;
import org.mortise.ir.types.OpaqueType;

/**
 * Parses symbols that begin with {@code !} or {@code #}: aliases, and types and attributes of dialects in the forms
 * {@code !dialect.name<...>} and {@code !dialect<...>}. Symbols of unknown dialects are kept as text.
 */
final class DialectSymbols {
  private static final String REMEDY = " created with unregistered dialect. If this is intended, please call "
      + "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool "
      + "used";

  /** Creates the type or attribute whose text begins at the current token. */
  private interface Hook<T> {
    T parse(Dialect dialect);
  }

  /** Creates the opaque form; errors are reported at {@code position}. */
  private interface Opaque<T> {
    T make(int position, String namespace, String text);
  }

  private final ParseState state;
  private final Lexer lexer;

  DialectSymbols(ParseState state) {
    this.state = state;
    this.lexer = state.lexer;
  }

  Type parseType() {
    return parse(
        state.typeAliases, dialect -> dialect.parseType(state.parser), false, (position, namespace, text) -> {
          if (!state.options.allowUnregisteredDialects()) {
            throw unregistered(position, namespace, "`!\"" + namespace + "\"<\"" + text + "\">` type");
          }
          return OpaqueType.of(state.context, namespace, text);
        });
  }

  Attribute parseAttribute(Type type) {
    return parse(
        state.attributeAliases, dialect -> dialect.parseAttribute(state.parser, type), type == null,
        (position, namespace, text) -> {
          Type given = type;
          if (given == null && state.accept(Token.COLON)) {
            given = state.types.parse();
          }
          if (!state.options.allowUnregisteredDialects()) {
            throw unregistered(position, namespace, "#\"" + namespace + "\"<\"" + text + "\"> : '"
                + (given == null ? "none" : given) + "' attribute");
          }
          return OpaqueAttr.of(state.context, namespace, text, given);
        });
  }

  /**
   * @param mayHaveType whether a type may follow the symbol; a registered dialect does not receive it
   */
  private <T> T parse(Map<String, T> aliases, Hook<T> hook, boolean mayHaveType, Opaque<T> opaque) {
    byte[] bytes = lexer.bytes();
    int start = lexer.start + 1;
    int end = lexer.end;
    boolean body = bytes[end] == '<';
    int dot = start;
    while (dot < end && bytes[dot] != '.') {
      dot++;
    }
    boolean pretty = dot < end;
    if (!body && !pretty) {
      return alias(aliases);
    }
    String namespace = state.names.of(bytes, start, dot).text;
    int textStart = pretty ? dot + 1 : end + 1;
    Dialect dialect = state.context.dialect(namespace);
    if (dialect != null) {
      T parsed = parseByDialect(dialect, hook, textStart, pretty, body ? end : -1, end);
      if (mayHaveType && state.accept(Token.COLON)) {
        state.types.parse();
      }
      return parsed;
    }
    int after = body ? endOfBody(end) : end;
    String text = state.source.substring(textStart, pretty ? after : after - 1);
    lexer.reset(after);
    return opaque.make(pretty ? textStart : start - 1, namespace, text);
  }

  private ParseError unregistered(int position, String namespace, String symbol) {
    return state.missingDialect(position, namespace, Diagnostic.error(state.location(position), symbol + REMEDY));
  }

  private <T> T alias(Map<String, T> aliases) {
    String name = state.suffix();
    lexer.advance();
    T known = aliases.get(name);
    if (known == null) {
      throw state.wrongToken("undefined symbol alias id '" + name + "'");
    }
    return known;
  }

  /**
   * Parses by the hook of a dialect. An error about unbalanced brackets takes precedence over an error of the hook,
   * except deep inside, where each of many levels would look for its bracket.
   */
  private <T> T parseByDialect(
      Dialect dialect, Hook<T> hook, int textStart, boolean pretty, int body, int symbolEnd) {
    if (!pretty) {
      int after = endOfBody(body);
      T parsed = parseNested(dialect, hook, textStart, after - 1);
      lexer.reset(after);
      return parsed;
    }
    try {
      T parsed = parseNested(dialect, hook, textStart, -1);
      leaveSymbol(body, symbolEnd);
      return parsed;
    } catch (ParseError error) {
      if (body >= 0 && state.nesting() <= DeepStack.SHALLOW_LEVELS) {
        int reached = lexer.start;
        endOfBody(body);
        lexer.reset(reached); // where errors that follow from this one are reported
      }
      throw error;
    }
  }

  /** Moves to the end of a symbol, regardless of how much the dialect has read. */
  private void leaveSymbol(int body, int symbolEnd) {
    if (body < 0 && lexer.previousEnd != symbolEnd) {
      lexer.reset(symbolEnd);
    } else if (body >= 0 && lexer.previousEnd <= body) {
      lexer.reset(endOfBody(body));
    }
  }

  private <T> T parseNested(Dialect dialect, Hook<T> hook, int textStart, int symbolEnd) {
    int outer = state.symbolEnd;
    state.symbolEnd = symbolEnd;
    state.enterSymbol();
    lexer.reset(textStart);
    T parsed = hook.parse(dialect);
    state.leaveSymbol();
    state.symbolEnd = outer;
    return parsed;
  }

  /** Returns the offset after the bracket that closes the bracket at {@code open}. */
  private int endOfBody(int open) {
    int errorPosition = open; // the position of the last string, if any
    byte[] bytes = lexer.bytes();
    StringBuilder expected = new StringBuilder();
    int i = open;
    while (i < lexer.limit()) {
      char c = (char) bytes[i];
      switch (c) {
        case '<', '(', '[', '{' -> expected.append(c);
        case '>', ')', ']', '}' -> {
          if (!opens(expected.charAt(expected.length() - 1), c)) {
            throw unbalanced(errorPosition, expected);
          }
          expected.setLength(expected.length() - 1);
          if (expected.length() == 0) {
            return i + 1;
          }
        }
        case '-' -> i += bytes[i + 1] == '>' ? 1 : 0;
        case '"' -> {
          errorPosition = i;
          i = endOfString(i) - 1;
        }
        default -> { }
      }
      i++;
    }
    throw unbalanced(errorPosition, expected);
  }

  private int endOfString(int at) {
    lexer.reset(at);
    return lexer.end;
  }

  private static boolean opens(char open, char close) {
    return switch (open) {
      case '<' -> close == '>';
      case '(' -> close == ')';
      case '[' -> close == ']';
      default -> close == '}';
    };
  }

  private ParseError unbalanced(int at, StringBuilder expected) {
    return state.error(
        at, "unbalanced '" + expected.charAt(expected.length() - 1) + "' character in pretty dialect name");
  }
}
