// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.NamedTypeUses;
import org.mortise.ir.ParseError;
import org.mortise.ir.Severity;
import org.mortise.ir.Type;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.types.FloatType;

/**
 * Parses tokens and, with its helpers, types and attributes. Dialects parse their types and attributes with it. An
 * error about missing punctuation is located at its expected position; any other error at the unexpected token.
 */
class TextParser implements AsmParser {
  final ParseState state;
  final Lexer lexer;

  TextParser(ParseState state) {
    this.state = state;
    this.lexer = state.lexer;
  }

  @Override
  public final Context context() {
    return state.context;
  }

  @Override
  public final NamedTypeUses namedTypes() {
    return state.namedTypes;
  }

  @Override
  public final int position() {
    return lexer.start;
  }

  @Override
  public final Location location(int position) {
    return state.location(position);
  }

  @Override
  public ParseError error(int position, String message) {
    return state.error(position, message);
  }

  @Override
  public final ParseError missing(String what) {
    return state.wrongToken("expected " + what);
  }

  @Override
  public final void expectedOneOf(Collection<String> words) {
    state.expectWords(words);
  }

  @Override
  public final void warning(int position, String message) {
    state.warn(position, message);
  }

  @Override
  public final boolean allowsUnregisteredDialects() {
    return state.options.allowUnregisteredDialects();
  }

  @Override
  public final void warning(Location location, String message) {
    state.report(new Diagnostic(Severity.WARNING, location, message));
  }

  // ---- punctuation and words ---------------------------------------------------------------------------------------

  @Override
  public final void parsePunctuation(String token) {
    if (!parseOptionalPunctuation(token)) {
      throw state.wrongToken("expected '" + token + "'");
    }
  }

  @Override
  public final boolean parseOptionalPunctuation(String token) {
    int kind = Token.punctuation(token);
    return kind >= 0 ? state.accept(kind) : acceptPair(token);
  }

  /** Two tokens that stand side by side, such as {@code ::} or {@code ==}. */
  private boolean acceptPair(String token) {
    int first = Token.punctuation(token.substring(0, 1));
    int second = Token.punctuation(token.substring(1));
    if (first < 0 || second < 0) {
      throw new IllegalArgumentException("no punctuation: " + token);
    }
    if (lexer.kind != first || lexer.bytes()[lexer.end] != token.charAt(1)) {
      return false;
    }
    lexer.advance();
    lexer.advance();
    return true;
  }

  @Override
  public final void parseKeyword(String keyword) {
    parseKeyword(keyword, "");
  }

  @Override
  public final void parseKeyword(String keyword, String where) {
    if (!state.acceptWord(keyword)) {
      throw error(lexer.start, "expected '" + keyword + "'" + where);
    }
  }

  @Override
  public final boolean parseOptionalKeyword(String keyword) {
    return state.acceptWord(keyword);
  }

  @Override
  public final String parseKeyword() {
    String keyword = parseOptionalKeyword();
    if (keyword == null) {
      throw error(lexer.start, "expected valid keyword");
    }
    return keyword;
  }

  @Override
  public final @Nullable String parseOptionalKeyword() {
    if (!state.isKeyword()) {
      return null;
    }
    String keyword = state.spelling();
    lexer.advance();
    return keyword;
  }

  @Override
  public final String parseKeywordOrString() {
    String word = parseOptionalKeywordOrString();
    if (word == null) {
      throw error(lexer.start, "expected valid keyword or string");
    }
    return word;
  }

  @Override
  public final @Nullable String parseOptionalKeywordOrString() {
    String string = parseOptionalString();
    return string != null ? string : parseOptionalKeyword();
  }

  @Override
  public final String parseString() {
    String string = parseOptionalString();
    if (string == null) {
      throw error(lexer.start, "expected string");
    }
    return string;
  }

  @Override
  public final @Nullable String parseOptionalString() {
    if (lexer.kind != Token.STRING) {
      return null;
    }
    String string = state.stringValue();
    lexer.advance();
    return string;
  }

  @Override
  public final String parseSymbolName() {
    String name = parseOptionalSymbolName();
    if (name == null) {
      throw error(lexer.start, "expected valid '@'-identifier for symbol name");
    }
    return name;
  }

  @Override
  public final @Nullable String parseOptionalSymbolName() {
    if (lexer.kind != Token.AT_ID) {
      state.expect(Expectations.Kind.SYMBOL);
      return null;
    }
    String name = state.symbolName();
    if (state.observer != null) {
      state.observer.symbol(List.of(name), lexer.start);
    }
    lexer.advance();
    return name;
  }

  // ---- numbers -----------------------------------------------------------------------------------------------------

  @Override
  public final BigInteger parseBigInteger() {
    BigInteger value = parseOptionalBigInteger();
    if (value == null) {
      throw error(lexer.start, "expected integer value");
    }
    return value;
  }

  @Override
  public final @Nullable BigInteger parseOptionalBigInteger() {
    if (state.isWord("true") || state.isWord("false")) { // a number of one bit
      boolean value = state.isWord("true");
      lexer.advance();
      return value ? BigInteger.ONE.negate() : BigInteger.ZERO;
    }
    if (lexer.kind != Token.INTEGER && lexer.kind != Token.MINUS) {
      return null;
    }
    boolean negative = state.accept(Token.MINUS);
    if (lexer.kind != Token.INTEGER) {
      throw state.wrongToken("expected integer value");
    }
    BigInteger value = Numbers.integer(state.spelling());
    lexer.advance();
    return negative ? value.negate() : value;
  }

  @Override
  public final long parseInteger() {
    Long value = parseOptionalInteger();
    if (value == null) {
      throw error(lexer.start, "expected integer value");
    }
    return value;
  }

  @Override
  public final @Nullable Long parseOptionalInteger() {
    int at = lexer.start;
    int small = lexer.kind == Token.INTEGER ? Numbers.smallDecimal(lexer) : -1;
    if (small >= 0) { // nearly always, and without a BigInteger
      lexer.advance();
      return (long) small;
    }
    BigInteger value = parseOptionalBigInteger();
    if (value == null) {
      return null;
    }
    if (!Numbers.fitsInteger(value)) {
      throw error(at, "integer value too large");
    }
    return value.longValue();
  }

  @Override
  public final @Nullable BigDecimal parseOptionalDecimal() {
    if (lexer.kind != Token.FLOAT) {
      return null;
    }
    BigDecimal value = new BigDecimal(state.spelling());
    lexer.advance();
    return value;
  }

  @Override
  public final double parseFloat() {
    boolean negative = state.accept(Token.MINUS);
    if (lexer.kind == Token.FLOAT) {
      double value = Double.parseDouble(state.spelling());
      lexer.advance();
      return negative ? -value : value;
    }
    if (lexer.kind != Token.INTEGER) {
      throw error(lexer.start, "expected floating point literal");
    }
    NumberAttributes numbers = state.attributes.numbers();
    BigInteger bits = numbers.floatBits(FloatType.f64(context()), state.spelling(), negative, lexer.start);
    lexer.advance();
    return Double.longBitsToDouble(bits.longValue());
  }

  // ---- lists -------------------------------------------------------------------------------------------------------

  @Override
  public final void parseCommaSeparatedList(Delimiter delimiter, Runnable element, String where) {
    if (delimiter == Delimiter.NONE) {
      parseElements(element);
      return;
    }
    byte open = openToken(delimiter);
    if (lexer.kind != open) {
      if (isOptional(delimiter)) {
        return;
      }
      throw state.wrongToken("expected '" + Token.spelling(open) + "'" + where);
    }
    lexer.advance();
    byte close = closeToken(open);
    if (state.accept(close)) {
      return;
    }
    parseElements(element);
    state.expect(close, "expected '" + Token.spelling(close) + "'" + where);
  }

  private void parseElements(Runnable element) {
    element.run();
    while (state.accept(Token.COMMA)) {
      element.run();
    }
  }

  private static boolean isOptional(Delimiter delimiter) {
    return switch (delimiter) {
      case OPTIONAL_PAREN, OPTIONAL_SQUARE, OPTIONAL_LESS_GREATER, OPTIONAL_BRACES -> true;
      default -> false;
    };
  }

  private static byte openToken(Delimiter delimiter) {
    return switch (delimiter) {
      case PAREN, OPTIONAL_PAREN -> Token.L_PAREN;
      case SQUARE, OPTIONAL_SQUARE -> Token.L_SQUARE;
      case LESS_GREATER, OPTIONAL_LESS_GREATER -> Token.LESS;
      case BRACES, OPTIONAL_BRACES -> Token.L_BRACE;
      case NONE -> throw new IllegalArgumentException("no delimiter");
    };
  }

  private static byte closeToken(byte open) {
    return switch (open) {
      case Token.L_PAREN -> Token.R_PAREN;
      case Token.L_SQUARE -> Token.R_SQUARE;
      case Token.LESS -> Token.GREATER;
      default -> Token.R_BRACE;
    };
  }

  // ---- types and attributes ----------------------------------------------------------------------------------------

  @Override
  public final Type parseType() {
    return state.types.parse();
  }

  @Override
  public final @Nullable Type parseOptionalType() {
    return state.types.parseOptional();
  }

  @Override
  public final <T extends Type> T parseType(Class<T> kind) {
    int at = lexer.start;
    Type type = parseType();
    if (!kind.isInstance(type)) {
      throw error(at, "invalid kind of type specified");
    }
    return kind.cast(type);
  }

  @Override
  public final Attribute parseAttribute(@Nullable Type type) {
    return state.attributes.parse(type);
  }

  @Override
  public final <T extends Attribute> T parseAttribute(Class<T> kind, @Nullable Type type) {
    int at = lexer.start;
    Attribute attribute = parseAttribute(type);
    if (!kind.isInstance(attribute)) {
      throw error(at, "invalid kind of attribute specified");
    }
    return kind.cast(attribute);
  }

  @Override
  public final @Nullable Attribute parseOptionalAttribute(@Nullable Type type) {
    return state.attributes.parseOptional(type);
  }

  @Override
  public final @Nullable Attribute parseOptionalArray(@Nullable Type type) {
    return lexer.kind == Token.L_SQUARE ? state.attributes.parse(type) : null;
  }

  @Override
  public final @Nullable Attribute parseOptionalExtendedAttribute() {
    return lexer.kind == Token.HASH_ID ? state.attributes.parse(null) : null;
  }

  @Override
  public final @Nullable Type parseOptionalExtendedType() {
    return lexer.kind == Token.EXCLAMATION_ID ? state.types.parse() : null;
  }

  @Override
  public final @Nullable List<Object> parseOptionalBody() {
    if (lexer.kind == Token.LESS) {
      return new BodyParser(state).parse();
    }
    return lexer.start < state.symbolEnd ? new BodyParser(state).parseToEndOfSymbol() : null;
  }

  @Override
  public final DictionaryAttr parseOptionalAttrDict() {
    return lexer.kind == Token.L_BRACE ? state.attributes.parseDictionary() : DictionaryAttr.empty(state.context);
  }

  @Override
  public final DictionaryAttr parseOptionalAttrDictWithKeyword() {
    return state.acceptWord("attributes") ? state.attributes.parseDictionary() : DictionaryAttr.empty(state.context);
  }

  @Override
  public final <T> T parseNested(Supplier<T> part) {
    state.enterSymbol();
    T parsed = part.get();
    state.leaveSymbol();
    return parsed;
  }

  @Override
  public final AffineMap parseAffineMap() {
    return new AffineParser(state).parseMapOnly();
  }

  @Override
  public final AffineExpr parseAffineExpr(Map<String, ? extends AffineExpr> identifiers) {
    return new AffineParser(state, identifiers).parseExpression();
  }

  @Override
  public final long[] parseDimensionList(boolean allowDynamic, boolean trailingX) {
    return state.dimensions.parse(allowDynamic, trailingX);
  }
}
