// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.IntegerSet;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DistinctAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.IntegerSetAttr;
import org.mortise.ir.attributes.StridedLayoutAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;

/** Parses attributes, except numbers and elements, which have their own parsers. */
final class AttributeParser {
  private static final int FEW = 8;

  private final ParseState state;
  private final Lexer lexer;
  private final DialectSymbols symbols;
  private final NumberAttributes numbers;

  AttributeParser(ParseState state) {
    this.state = state;
    this.lexer = state.lexer;
    this.symbols = new DialectSymbols(state);
    this.numbers = new NumberAttributes(state);
  }

  NumberAttributes numbers() {
    return numbers;
  }

  /** Returns the attribute that begins here, or null. */
  @Nullable Attribute parseOptional(@Nullable Type type) {
    state.expect(Expectations.Kind.ATTRIBUTE);
    return switch (lexer.kind) {
      case Token.AT_ID, Token.FLOAT, Token.INTEGER, Token.HASH_ID, Token.L_BRACE, Token.L_SQUARE, Token.MINUS,
          Token.STRING -> parse(type);
      case Token.BARE_ID -> startsWithKeyword() ? parse(type) : parseOptionalTypeAttribute();
      default -> parseOptionalTypeAttribute();
    };
  }

  private boolean startsWithKeyword() {
    return switch (state.spelling()) {
      case "affine_map", "affine_set", "array", "dense", "dense_resource", "distinct", "false", "loc", "sparse",
          "strided", "true", "unit" -> true;
      default -> false;
    };
  }

  private @Nullable Attribute parseOptionalTypeAttribute() {
    Type type = state.types.parseOptional();
    return type == null ? null : TypeAttr.of(type);
  }

  /** Parses an attribute; a literal without an explicit type gets {@code type}, which may be null. */
  Attribute parse(@Nullable Type type) {
    switch (lexer.kind) {
      case Token.INTEGER:
        return numbers.parseInteger(type, false);
      case Token.STRING:
        return parseString(type);
      case Token.BARE_ID:
        return parseKeyword(type);
      case Token.FLOAT:
        return numbers.parseFloat(type, false);
      case Token.MINUS:
        return numbers.parseNegative(type);
      case Token.AT_ID:
        return parseSymbol();
      case Token.HASH_ID:
        return parseExtended(type);
      case Token.L_SQUARE:
        return parseArray();
      case Token.L_BRACE:
        return parseDictionary();
      default:
        state.expect(Expectations.Kind.ATTRIBUTE);
        return parseTypeAttribute();
    }
  }

  /** Parses an attribute that begins with {@code #}. */
  Attribute parseExtended(@Nullable Type type) {
    return symbols.parseAttribute(type);
  }

  private Attribute parseTypeAttribute() {
    Attribute attribute = parseOptionalTypeAttribute();
    if (attribute == null) {
      throw state.wrongToken("expected attribute value");
    }
    return attribute;
  }

  private Attribute parseKeyword(Type type) {
    return switch (state.spelling()) {
      case "true" -> bool(true);
      case "false" -> bool(false);
      case "unit" -> unit();
      case "affine_map" -> parseAffineMap();
      case "affine_set" -> parseIntegerSet();
      case "array" -> new DenseArrayParser(state).parse();
      case "dense" -> new DenseParser(state).parseDense(type);
      case "dense_resource" -> new DenseParser(state).parseResource(type);
      case "sparse" -> new DenseParser(state).parseSparse(type);
      case "distinct" -> parseDistinct(type);
      case "strided" -> parseStrided();
      case "loc" -> parseLocation();
      default -> parseTypeAttribute();
    };
  }

  private Attribute bool(boolean value) {
    lexer.advance();
    return IntegerAttr.bool(state.context, value);
  }

  private Attribute unit() {
    lexer.advance();
    return UnitAttr.of(state.context);
  }

  private Attribute parseString(Type given) {
    String value = state.stringValue();
    lexer.advance();
    Type type = given == null && state.accept(Token.COLON) ? state.types.parse() : given;
    return type == null ? StringAttr.of(state.context, value) : StringAttr.of(value, type);
  }

  private Attribute parseSymbol() {
    String root = state.symbolName();
    observeSymbol(root, List.of());
    lexer.advance();
    if (!acceptDoubleColon()) {
      return SymbolRefAttr.of(state.context, root);
    }
    List<String> nested = new ArrayList<>(2);
    do {
      if (lexer.kind != Token.AT_ID) {
        throw state.error(lexer.start, "expected nested symbol reference identifier");
      }
      nested.add(state.symbolName());
      observeSymbol(root, nested);
      lexer.advance();
    } while (acceptDoubleColon());
    return SymbolRefAttr.of(state.context, root, nested);
  }

  private void observeSymbol(String root, List<String> nested) {
    if (state.observer == null) {
      return;
    }
    List<String> path = new ArrayList<>(nested.size() + 1);
    path.add(root);
    path.addAll(nested);
    state.observer.symbol(path, lexer.start);
  }

  /**
   * Accepts two colons, with or without space between them. A single colon is not consumed unless it is the last token:
   * MLIR's parser then reports the end of the input.
   */
  private boolean acceptDoubleColon() {
    if (lexer.kind != Token.COLON) {
      return false;
    }
    int colon = lexer.start;
    lexer.advance();
    if (state.accept(Token.COLON)) {
      return true;
    }
    if (lexer.kind != Token.EOF) {
      lexer.reset(colon);
    }
    return false;
  }

  private Attribute parseArray() {
    state.enterNested();
    lexer.advance();
    List<Attribute> elements = new ArrayList<>();
    if (!state.accept(Token.R_SQUARE)) {
      do {
        elements.add(parse(null));
      } while (state.accept(Token.COMMA));
      state.expect(Token.R_SQUARE, "expected ',' or ']'");
    }
    state.leaveNested();
    return ArrayAttr.of(state.context, elements);
  }

  // ---- dictionaries ------------------------------------------------------------------------------------------------

  DictionaryAttr parseDictionary() {
    state.enterNested();
    state.expect(Token.L_BRACE, "expected '{' in attribute dictionary");
    List<NamedAttribute> entries = new ArrayList<>(4);
    if (!state.accept(Token.R_BRACE)) {
      Set<String> seen = null;
      do {
        if (entries.size() == FEW) {
          seen = new HashSet<>();
          for (NamedAttribute entry : entries) {
            seen.add(entry.name());
          }
        }
        parseEntry(entries, seen);
      } while (state.accept(Token.COMMA));
      state.expect(Token.R_BRACE, "expected '}' in attribute dictionary");
    }
    state.leaveNested();
    if (entries.size() > 1) {
      entries.sort(NamedAttribute.BY_NAME);
    }
    return DictionaryAttr.ofSorted(state.context, entries);
  }

  private void parseEntry(List<NamedAttribute> entries, @Nullable Set<String> seen) {
    String name;
    if (lexer.kind == Token.STRING) {
      name = state.stringName().text;
    } else if (state.isKeyword()) {
      name = state.spelling();
    } else {
      state.expect(Expectations.Kind.ATTRIBUTE_NAME);
      throw state.wrongToken("expected attribute name");
    }
    if (name.isEmpty()) {
      throw state.errorHere("expected valid attribute name");
    }
    if (seen == null ? contains(entries, name) : !seen.add(name)) {
      throw state.errorHere("duplicate key '" + name + "' in dictionary attribute");
    }
    lexer.advance();
    Attribute value = state.accept(Token.EQUAL) ? parseValue(name) : UnitAttr.of(state.context);
    entries.add(new NamedAttribute(name, value));
  }

  private Attribute parseValue(String name) {
    if (lexer.kind == Token.EOF && state.expectations != null) {
      state.expectations.setAttribute(name);
    }
    return parse(null);
  }

  private static boolean contains(List<NamedAttribute> entries, String name) {
    for (NamedAttribute entry : entries) {
      if (entry.name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  // ---- keywords ----------------------------------------------------------------------------------------------------

  private Attribute parseAffineMap() {
    lexer.advance();
    state.expect(Token.LESS, "expected '<' in affine map");
    int at = lexer.start;
    Object parsed = new AffineParser(state).parse();
    if (!(parsed instanceof AffineMap map)) {
      throw state.error(at, "expected AffineMap, but got IntegerSet");
    }
    state.expect(Token.GREATER, "expected '>' in affine map");
    return AffineMapAttr.of(state.context, map);
  }

  private Attribute parseIntegerSet() {
    lexer.advance();
    state.expect(Token.LESS, "expected '<' in integer set");
    int at = lexer.start;
    Object parsed = new AffineParser(state).parse();
    if (!(parsed instanceof IntegerSet set)) {
      throw state.error(at, "expected IntegerSet, but got AffineMap");
    }
    state.expect(Token.GREATER, "expected '>' in integer set");
    return IntegerSetAttr.of(state.context, set);
  }

  private Attribute parseDistinct(Type type) {
    int at = lexer.start;
    lexer.advance();
    state.expect(Token.L_SQUARE, "expected '[' after 'distinct'");
    long id = parseDistinctId();
    state.expect(Token.R_SQUARE, "expected ']' to close distinct ID");
    state.expect(Token.LESS, "expected '<' after distinct ID");
    Attribute referenced;
    if (state.accept(Token.GREATER)) {
      referenced = UnitAttr.of(state.context);
    } else {
      referenced = parseReferenced(type);
      state.expect(Token.GREATER, "expected '>' to close distinct attribute");
    }
    DistinctAttr known = state.distinctAttributes.computeIfAbsent(id, key -> DistinctAttr.create(referenced));
    if (known.referenced() != referenced) {
      throw state.error(
          at, "referenced attribute does not match previous definition: " + known.referenced());
    }
    return known;
  }

  private long parseDistinctId() {
    if (lexer.kind != Token.INTEGER) {
      throw state.wrongToken("expected distinct ID");
    }
    BigInteger id = Numbers.integer(state.spelling());
    lexer.advance();
    if (id.bitLength() > 64) {
      throw state.errorHere("expected an unsigned 64-bit integer");
    }
    return id.longValue();
  }

  /** Parses a referenced attribute. A missing attribute causes two errors, as in MLIR. */
  private Attribute parseReferenced(Type type) {
    try {
      state.enterNested();
      Attribute referenced = parse(type);
      state.leaveNested();
      return referenced;
    } catch (ParseError error) {
      throw error.then(state.errorHere("expected attribute"));
    }
  }

  private Attribute parseStrided() {
    int start = lexer.start;
    lexer.advance();
    state.expect(Token.LESS, "expected '<' after 'strided'");
    state.expect(Token.L_SQUARE, "expected '['");
    long[] strides = new long[4];
    int rank = 0;
    if (!state.accept(Token.R_SQUARE)) {
      do {
        if (rank == strides.length) {
          strides = Arrays.copyOf(strides, rank * 2);
        }
        strides[rank++] = parseStride();
      } while (state.accept(Token.COMMA));
      state.expect(Token.R_SQUARE, "expected ']'");
    }
    strides = Arrays.copyOf(strides, rank);
    if (state.accept(Token.GREATER)) {
      return strided(start, 0, strides);
    }
    state.expect(Token.COMMA, "expected ','");
    if (!state.acceptWord("offset")) {
      throw state.wrongToken("expected 'offset' after comma");
    }
    state.expect(Token.COLON, "expected ':' after 'offset'");
    long offset = parseStride();
    state.expect(Token.GREATER, "expected '>'");
    return strided(start, offset, strides);
  }

  private Attribute strided(int start, long offset, long[] strides) {
    String error = StridedLayoutAttr.verify(strides);
    if (error != null) {
      throw state.error(start, error);
    }
    return StridedLayoutAttr.of(state.context, offset, strides);
  }

  private long parseStride() {
    if (state.accept(Token.QUESTION)) {
      return DimensionParser.DYNAMIC;
    }
    int at = lexer.start;
    boolean negative = state.accept(Token.MINUS);
    BigInteger value = lexer.kind == Token.INTEGER ? Numbers.integer(state.spelling()) : null;
    if (value == null || value.bitLength() > 63) {
      throw state.error(at, "expected a 64-bit signed integer or '?'");
    }
    lexer.advance();
    return negative ? -value.longValue() : value.longValue();
  }

  private Attribute parseLocation() {
    lexer.advance();
    state.expect(Token.L_PAREN, "expected '(' in inline location");
    Location location = state.locationTexts.parseInstance();
    state.expect(Token.R_PAREN, "expected ')' in inline location");
    return location;
  }
}
