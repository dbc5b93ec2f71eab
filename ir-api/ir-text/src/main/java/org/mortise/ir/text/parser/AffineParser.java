// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.ParseError;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.IntegerSet;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;

/** Parses the text of an affine map or integer set between angle brackets. Used for one map or set. */
final class AffineParser {
  private final ParseState state;
  private final Lexer lexer;
  private final Map<String, AffineExpr> identifiers = new HashMap<>();
  /** The values used so far as dimensions and symbols; null if values are not allowed. */
  private final @Nullable List<UnresolvedOperand> dims;
  private final @Nullable List<UnresolvedOperand> symbols;
  private int dimCount;
  private int symbolCount;

  AffineParser(ParseState state) {
    this(state, null, null);
  }

  /** A parser of expressions over identifiers. */
  AffineParser(ParseState state, Map<String, ? extends AffineExpr> identifiers) {
    this(state);
    this.identifiers.putAll(identifiers);
  }

  /** Creates a parser of expressions over values, such as {@code %i + symbol(%n)}. It extends the lists. */
  AffineParser(ParseState state, @Nullable List<UnresolvedOperand> dims, @Nullable List<UnresolvedOperand> symbols) {
    this.state = state;
    this.lexer = state.lexer;
    this.dims = dims;
    this.symbols = symbols;
  }

  /** Parses expressions over values between delimiters. */
  AffineMap parseMapOfValues(Delimiter delimiter) {
    List<AffineExpr> results = new ArrayList<>();
    state.parser.parseCommaSeparatedList(delimiter, () -> results.add(parseExpression()), " in affine map");
    return AffineMap.of(dims.size(), symbols.size(), results);
  }

  /** Parses a map or a set. */
  Object parse() {
    parseIdentifierLists();
    if (state.accept(Token.ARROW)) {
      return parseMap();
    }
    state.expect(Token.COLON, "expected '->' or ':'");
    return parseSet();
  }

  AffineMap parseMapOnly() {
    int at = lexer.start;
    if (parse() instanceof AffineMap map) {
      return map;
    }
    throw state.error(at, "expected AffineMap, but got IntegerSet");
  }

  private AffineMap parseMap() {
    List<AffineExpr> results = new ArrayList<>();
    state.parser.parseCommaSeparatedList(
        Delimiter.PAREN, () -> results.add(parseExpression()), " in affine map range");
    return AffineMap.of(dimCount, symbolCount, results);
  }

  private IntegerSet parseSet() {
    List<AffineExpr> constraints = new ArrayList<>();
    List<Boolean> equalities = new ArrayList<>();
    state.parser.parseCommaSeparatedList(
        Delimiter.PAREN, () -> parseConstraint(constraints, equalities), " in integer set constraint list");
    if (constraints.isEmpty()) { // a set without constraints gets one that always holds
      return IntegerSet.of(dimCount, symbolCount, List.of(AffineExpr.constant(0)), new boolean[] {true});
    }
    boolean[] flags = new boolean[equalities.size()];
    for (int i = 0; i < flags.length; i++) {
      flags[i] = equalities.get(i);
    }
    return IntegerSet.of(dimCount, symbolCount, constraints, flags);
  }

  private void parseIdentifierLists() {
    state.parser.parseCommaSeparatedList(
        Delimiter.PAREN, () -> define(AffineExpr.dim(dimCount++)), " in dimensional identifier list");
    if (lexer.kind == Token.L_SQUARE) {
      state.parser.parseCommaSeparatedList(
          Delimiter.SQUARE, () -> define(AffineExpr.symbol(symbolCount++)), " in symbol list");
    }
  }

  private void define(AffineExpr expression) {
    if (!state.isKeyword()) {
      throw state.wrongToken("expected bare identifier");
    }
    if (identifiers.putIfAbsent(state.spelling(), expression) != null) {
      throw state.errorHere("redefinition of identifier '" + state.spelling() + "'");
    }
    lexer.advance();
  }

  private void parseConstraint(List<AffineExpr> constraints, List<Boolean> equalities) {
    AffineExpr left = parseExpression();
    byte relation = lexer.kind;
    boolean known = relation == Token.GREATER || relation == Token.LESS || relation == Token.EQUAL;
    if (known) {
      lexer.advance();
    }
    if (!known || !state.accept(Token.EQUAL)) {
      throw state.errorHere("expected '== affine-expr' or '>= affine-expr' at end of affine constraint");
    }
    AffineExpr right = parseExpression();
    constraints.add(relation == Token.LESS ? right.minus(left) : left.minus(right));
    equalities.add(relation == Token.EQUAL);
  }

  // ---- expressions -------------------------------------------------------------------------------------------------

  /** Parses sums and differences of products, from left to right. */
  AffineExpr parseExpression() {
    state.enterNested();
    AffineExpr sum = parseProduct();
    while (lexer.kind == Token.PLUS || lexer.kind == Token.MINUS) {
      boolean plus = lexer.kind == Token.PLUS;
      lexer.advance();
      AffineExpr operand = parseRightProduct();
      sum = plus ? sum.plus(operand) : sum.minus(operand);
    }
    state.leaveNested();
    return sum;
  }

  private AffineExpr parseProduct() {
    AffineExpr product = parseOperand();
    while (true) {
      int at = lexer.start;
      if (state.accept(Token.STAR)) {
        AffineExpr right = parseRightOperand();
        if (!product.isSymbolicOrConstant() && !right.isSymbolicOrConstant()) {
          throw state.error(blamed(at), "non-affine expression: at least one of the multiply operands has to be "
              + "either a constant or symbolic");
        }
        product = product.times(right);
      } else if (state.acceptWord("floordiv")) {
        product = product.floorDiv(parseDivisor(at, "floordiv"));
      } else if (state.acceptWord("ceildiv")) {
        product = product.ceilDiv(parseDivisor(at, "ceildiv"));
      } else if (state.acceptWord("mod")) {
        product = product.mod(parseDivisor(at, "mod"));
      } else {
        return product;
      }
    }
  }

  private AffineExpr parseRightProduct() {
    checkRightOperand();
    return parseProduct();
  }

  private AffineExpr parseRightOperand() {
    checkRightOperand();
    return parseOperand();
  }

  private void checkRightOperand() {
    boolean missing = switch (lexer.kind) {
      case Token.INTEGER, Token.L_PAREN, Token.MINUS, Token.BARE_ID, Token.INT_TYPE, Token.PERCENT_ID -> false;
      default -> true;
    };
    if (missing) {
      throw state.errorHere("missing right operand of binary operator");
    }
  }

  private AffineExpr parseDivisor(int at, String operator) {
    AffineExpr divisor = parseRightOperand();
    if (!divisor.isSymbolicOrConstant()) {
      throw state.error(blamed(at), "non-affine expression: right operand of " + operator
          + " has to be either a constant or symbolic");
    }
    return divisor;
  }

  /** Returns the position for an error about a non-affine factor: the following operator, or the last factor's own. */
  private int blamed(int operator) {
    boolean more = lexer.kind == Token.STAR || state.isWord("floordiv") || state.isWord("ceildiv")
        || state.isWord("mod");
    return more ? lexer.start : operator;
  }

  private AffineExpr parseOperand() {
    switch (lexer.kind) {
      case Token.INTEGER:
        return parseConstant();
      case Token.L_PAREN:
        lexer.advance();
        if (lexer.kind == Token.R_PAREN) {
          throw state.errorHere("no expression inside parentheses");
        }
        AffineExpr inner = parseExpression();
        state.expect(Token.R_PAREN, "expected ')'");
        return inner;
      case Token.MINUS:
        state.enterNested();
        lexer.advance();
        AffineExpr negated = parseNegated().negated();
        state.leaveNested();
        return negated;
      case Token.PERCENT_ID:
        if (dims == null) {
          throw state.wrongToken("unexpected ssa identifier");
        }
        return valueExpression(Operands.parse(state), false);
      case Token.BARE_ID, Token.INT_TYPE:
        if (state.acceptWord("symbol")) {
          return parseSymbolValue();
        }
        AffineExpr known = identifiers.get(state.spelling());
        if (known == null) {
          throw state.wrongToken("use of undeclared identifier");
        }
        lexer.advance();
        return known;
      case Token.STAR, Token.PLUS:
        throw state.errorHere("missing left operand of binary operator");
      default:
        throw state.errorHere("expected affine expression");
    }
  }

  /** Parses a negated operand. An error in the operand is reported first. */
  private AffineExpr parseNegated() {
    try {
      return parseOperand();
    } catch (ParseError wrong) {
      throw wrong.then(state.errorHere("missing operand of negation"));
    }
  }

  private AffineExpr parseSymbolValue() {
    state.expect(Token.L_PAREN, "expected '(' at start of SSA symbol");
    if (symbols == null) {
      throw state.wrongToken("unexpected ssa identifier");
    }
    if (lexer.kind != Token.PERCENT_ID) {
      throw state.wrongToken("expected ssa identifier");
    }
    AffineExpr symbol = valueExpression(Operands.parse(state), true);
    state.expect(Token.R_PAREN, "expected ')' at end of SSA symbol");
    return symbol;
  }

  /** Returns the expression of a value, which keeps its role as dimension or symbol from its first occurrence. */
  private AffineExpr valueExpression(UnresolvedOperand value, boolean isSymbol) {
    int dim = indexOf(value, dims);
    int symbol = dim < 0 ? indexOf(value, symbols) : -1;
    if (dim >= 0 || symbol >= 0) {
      return dim >= 0 ? AffineExpr.dim(dim) : AffineExpr.symbol(symbol);
    }
    List<UnresolvedOperand> kind = isSymbol ? symbols : dims;
    kind.add(value);
    return isSymbol ? AffineExpr.symbol(kind.size() - 1) : AffineExpr.dim(kind.size() - 1);
  }

  private static int indexOf(UnresolvedOperand operand, List<UnresolvedOperand> known) {
    for (int i = 0; i < known.size(); i++) {
      if (known.get(i).name().equals(operand.name()) && known.get(i).number() == operand.number()) {
        return i;
      }
    }
    return -1;
  }

  private AffineExpr parseConstant() {
    BigInteger value = Numbers.integer(state.spelling());
    if (value.bitLength() > 63) {
      throw state.errorHere("constant too large for index");
    }
    lexer.advance();
    return AffineExpr.constant(value.longValue());
  }
}
