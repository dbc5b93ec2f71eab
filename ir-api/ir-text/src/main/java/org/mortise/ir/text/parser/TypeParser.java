// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefLayoutAttr;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.NoneType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.Signedness;
import org.mortise.ir.types.TupleType;
import org.mortise.ir.types.UnrankedMemRefType;
import org.mortise.ir.types.UnrankedTensorType;
import org.mortise.ir.types.VectorType;
import org.mortise.ir.types.VerifiableTensorEncoding;

/**
 * Parses types. A type with parameters is looked up by its text first, so that each distinct text is parsed once; a
 * type without parameters is kept with its {@link Name}.
 */
final class TypeParser {
  private final ParseState state;
  private final Lexer lexer;
  private final DialectSymbols symbols;

  TypeParser(ParseState state) {
    this.state = state;
    this.lexer = state.lexer;
    this.symbols = new DialectSymbols(state);
  }

  // ---- entry points ------------------------------------------------------------------------------------------------

  Type parse() {
    return lexer.kind == Token.L_PAREN ? parseFunctionType() : parseNonFunction();
  }

  /** A type if one begins here, otherwise null. */
  @Nullable Type parseOptional() {
    state.expect(Expectations.Kind.TYPE);
    return startsType() ? parse() : null;
  }

  private boolean startsType() {
    return switch (lexer.kind) {
      case Token.L_PAREN, Token.EXCLAMATION_ID, Token.INT_TYPE -> true;
      case Token.BARE_ID -> isBuiltinName();
      default -> false;
    };
  }

  private boolean isBuiltinName() {
    Name name = state.tokenName();
    if (name.type != null) {
      return true;
    }
    return switch (name.text) {
      case "memref", "tensor", "vector", "tuple", "complex", "index", "none" -> true;
      default -> FloatKind.byKeyword(name.text) != null;
    };
  }

  Type parseNonFunction() {
    int start = lexer.start;
    switch (lexer.kind) {
      case Token.INT_TYPE, Token.BARE_ID -> {
        Name name = state.tokenName();
        if (name.type != null) {
          lexer.advance();
          return name.type;
        }
        return lexer.bytes()[lexer.end] == '<' ? parseCached(start) : parseNamed(name);
      }
      case Token.EXCLAMATION_ID -> {
        return lexer.bytes()[lexer.end] == '<' ? parseCached(start) : symbols.parseType();
      }
      default -> {
        state.expect(Expectations.Kind.TYPE);
        throw state.wrongToken("expected non-function type");
      }
    }
  }

  /** Parses a type with parameters unless its text is known. */
  private Type parseCached(int start) {
    TextCache<Type> cache = state.typeTexts;
    int end = cache.scan(start, lexer.end);
    if (end < 0) {
      return parseParametric();
    }
    Type known = cache.get(start, end);
    if (known != null) {
      lexer.reset(end);
      return known;
    }
    int hash = cache.scannedHash();
    Type type = parseParametric();
    if (lexer.previousEnd == end) {
      cache.put(start, end, hash, type);
    }
    return type;
  }

  private Type parseParametric() {
    return lexer.kind == Token.EXCLAMATION_ID ? symbols.parseType() : parseNamed(state.tokenName());
  }

  private Type parseNamed(Name name) {
    if (lexer.kind == Token.INT_TYPE) {
      return simple(name, integerType(name.text));
    }
    switch (name.text) {
      case "index":
        return simple(name, IndexType.of(state.context));
      case "none":
        return simple(name, NoneType.of(state.context));
      case "memref":
        return nested(this::parseMemRef);
      case "tensor":
        return nested(this::parseTensor);
      case "vector":
        return nested(this::parseVector);
      case "tuple":
        return nested(this::parseTuple);
      case "complex":
        return nested(this::parseComplex);
      default:
        FloatKind kind = FloatKind.byKeyword(name.text);
        if (kind == null) {
          throw state.wrongToken("expected non-function type");
        }
        return simple(name, FloatType.of(state.context, kind));
    }
  }

  private Type simple(Name name, Type type) {
    name.type = type;
    lexer.advance();
    return type;
  }

  private Type nested(Supplier<Type> parser) {
    state.enterNested();
    lexer.advance();
    Type type = parser.get();
    state.leaveNested();
    return type;
  }

  private Type integerType(String text) {
    Signedness signedness = switch (text.charAt(0)) {
      case 's' -> Signedness.SIGNED;
      case 'u' -> Signedness.UNSIGNED;
      default -> Signedness.SIGNLESS;
    };
    String digits = text.substring(signedness == Signedness.SIGNLESS ? 1 : 2);
    long width = digits.length() > 10 ? Long.MAX_VALUE : Long.parseLong(digits);
    if (width > 0xFFFFFFFFL) {
      throw state.errorHere("invalid integer width");
    }
    check(lexer.start, IntegerType.verify(width));
    return IntegerType.of(state.context, (int) width, signedness);
  }

  private void check(int position, String problem) {
    if (problem != null) {
      throw state.error(position, problem);
    }
  }

  // ---- functions ---------------------------------------------------------------------------------------------------

  private Type parseFunctionType() {
    state.enterNested();
    List<Type> inputs = new ArrayList<>();
    parseParenthesized(inputs);
    state.expect(Token.ARROW, "expected '->' in function type");
    List<Type> results = new ArrayList<>(2);
    parseFunctionResults(results);
    state.leaveNested();
    return FunctionType.of(state.context, inputs, results);
  }

  /** Parses one type that is not a function type, or any number of types in parentheses. */
  void parseFunctionResults(List<Type> into) {
    if (lexer.kind == Token.L_PAREN) {
      parseParenthesized(into);
    } else {
      into.add(parseNonFunction());
    }
  }

  private void parseParenthesized(List<Type> into) {
    lexer.advance();
    if (state.accept(Token.R_PAREN)) {
      return;
    }
    parseList(into);
    state.expect(Token.R_PAREN, "expected ')'");
  }

  private void parseList(List<Type> into) {
    do {
      into.add(parse());
    } while (state.accept(Token.COMMA));
  }

  // ---- shaped types ------------------------------------------------------------------------------------------------

  private Type parseMemRef() {
    int start = lexer.previousEnd - "memref".length();
    state.expect(Token.LESS, "expected '<' in memref type");
    boolean unranked = parseStar();
    long[] shape = unranked ? null : state.dimensions.parse(true, true);
    int elementAt = lexer.start;
    Type element = parse();
    if (!MemRefType.isValidElementType(element)) {
      throw state.error(elementAt, "invalid memref element type");
    }
    MemRefLayoutAttr layout = null;
    Attribute space = null;
    if (!state.accept(Token.GREATER)) {
      state.expect(Token.COMMA, "expected ',' or '>' in memref type");
      if (lexer.kind == Token.GREATER) {
        throw state.wrongToken("expected list element");
      }
      do {
        Attribute parameter = state.attributes.parse(null);
        if (parameter instanceof MemRefLayoutAttr given) {
          layout = given;
          checkLayoutAllowed(unranked, space);
        } else if (space != null) {
          throw state.errorHere("multiple memory spaces specified in memref type");
        } else {
          space = parameter;
        }
      } while (state.accept(Token.COMMA));
      state.expect(Token.GREATER, "expected ',' or '>'");
    }
    if (unranked) {
      check(start, UnrankedMemRefType.verify(element, space));
      return UnrankedMemRefType.of(element, space);
    }
    check(start, MemRefType.verify(shape, element, layout, space));
    return MemRefType.of(shape, element, layout, space);
  }

  private void checkLayoutAllowed(boolean unranked, @Nullable Attribute space) {
    if (unranked) {
      throw state.errorHere("cannot have affine map for unranked memref type");
    }
    if (space != null) {
      throw state.errorHere("expected memory space to be last in memref type");
    }
  }

  /** Parses the optional {@code *x} of an unranked type. */
  private boolean parseStar() {
    if (!state.accept(Token.STAR)) {
      return false;
    }
    state.dimensions.parseX();
    return true;
  }

  private Type parseTensor() {
    state.expect(Token.LESS, "expected '<' in tensor type");
    boolean unranked = parseStar();
    long[] shape = unranked ? null : state.dimensions.parse(true, true);
    int elementAt = lexer.start;
    Type element = parse();
    Attribute encoding = null;
    if (state.accept(Token.COMMA)) {
      encoding = state.attributes.parseOptional(null); // nothing after the comma is allowed
      verifyEncoding(encoding, shape, element);
    }
    if (!RankedTensorType.isValidElementType(element)) {
      throw state.error(elementAt, "invalid tensor element type");
    }
    state.expect(Token.GREATER, "expected '>' in tensor type");
    if (unranked && encoding != null) {
      throw state.errorHere("cannot apply encoding to unranked tensor");
    }
    if (unranked) {
      return UnrankedTensorType.of(element);
    }
    check(elementAt, RankedTensorType.verify(shape, element));
    return RankedTensorType.of(shape, element, encoding);
  }

  private void verifyEncoding(@Nullable Attribute encoding, long @Nullable [] shape, Type element) {
    if (shape != null && encoding instanceof VerifiableTensorEncoding verifiable) {
      String wrong = verifiable.verifyEncoding(shape, element);
      if (wrong != null) {
        throw state.errorHere(wrong);
      }
    }
  }

  private Type parseVector() {
    state.expect(Token.LESS, "expected '<' in vector type");
    long[] shape = new long[4];
    boolean[] scalable = new boolean[4];
    int rank = 0;
    while (lexer.kind == Token.INTEGER || lexer.kind == Token.L_SQUARE) {
      if (rank == shape.length) {
        shape = Arrays.copyOf(shape, rank * 2);
        scalable = Arrays.copyOf(scalable, rank * 2);
      }
      scalable[rank] = state.accept(Token.L_SQUARE);
      if (lexer.kind != Token.INTEGER) {
        throw state.errorHere("invalid dimension");
      }
      shape[rank] = state.dimensions.parseStatic();
      if (scalable[rank++] && !state.accept(Token.R_SQUARE)) {
        throw state.wrongToken("missing ']' closing scalable dimension");
      }
      state.dimensions.parseX();
    }
    shape = Arrays.copyOf(shape, rank);
    scalable = Arrays.copyOf(scalable, rank);
    int elementAt = lexer.start;
    for (long size : shape) {
      if (size == 0) {
        throw state.errorHere("vector types must have positive constant sizes");
      }
    }
    Type element = parse();
    state.expect(Token.GREATER, "expected '>' in vector type");
    if (!VectorType.isValidElementType(element)) {
      throw state.error(elementAt, "vector elements must be int/index/float type");
    }
    check(elementAt, VectorType.verify(shape, scalable, element));
    return VectorType.of(shape, scalable, element);
  }

  private Type parseTuple() {
    state.expect(Token.LESS, "expected '<' in tuple type");
    List<Type> types = new ArrayList<>();
    if (!state.accept(Token.GREATER)) {
      parseList(types);
      state.expect(Token.GREATER, "expected '>' in tuple type");
    }
    return TupleType.of(state.context, types);
  }

  private Type parseComplex() {
    state.expect(Token.LESS, "expected '<' in complex type");
    int elementAt = lexer.start;
    Type element = parse();
    state.expect(Token.GREATER, "expected '>' in complex type");
    check(elementAt, ComplexType.verify(element));
    return ComplexType.of(element);
  }
}
