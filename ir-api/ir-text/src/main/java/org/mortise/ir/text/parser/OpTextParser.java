// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.OperationState;
import org.mortise.ir.ParseError;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.syntax.OpAsmParser;

/**
 * The parser that operations parse their custom syntax with. One object serves all operations of a text; it works for
 * the operation whose own text is being read.
 */
final class OpTextParser extends TextParser implements OpAsmParser {
  private final OperationParser operations;

  OpTextParser(ParseState state, OperationParser operations) {
    super(state);
    this.operations = operations;
  }

  @Override
  public ParseError error(int position, String message) {
    return state.error(position, "custom op '" + operations.reading().state.name() + "' " + message);
  }

  @Override
  public int resultNameCount() {
    long total = operations.reading().results.total();
    return total >>> Integer.SIZE - 1 == 0 ? (int) total : Integer.MAX_VALUE;
  }

  @Override
  public String resultName(int result) {
    ResultNameList names = operations.reading().results;
    int end = 0;
    for (int i = 0; i < names.size(); i++) {
      end += names.count(i);
      if (result < end) {
        return names.name(i).text.substring(1);
      }
    }
    throw new IndexOutOfBoundsException(result);
  }

  @Override
  public int namePosition() {
    return operations.reading().namePosition;
  }

  // ---- operands ----------------------------------------------------------------------------------------------------

  @Override
  public void beginOperands(int group) {
    operations.reading().operandGroup = group;
  }

  @Override
  public void beginAttribute(int slot) {
    operations.reading().attributeSlot = slot;
  }

  @Override
  public UnresolvedOperand parseOperand() {
    return Operands.parse(state);
  }

  @Override
  public @Nullable UnresolvedOperand parseOptionalOperand() {
    state.expect(Expectations.Kind.VALUE);
    return lexer.kind == Token.PERCENT_ID ? Operands.parse(state) : null;
  }

  @Override
  public void parseOperandList(List<UnresolvedOperand> into, Delimiter delimiter) {
    if (delimiter == Delimiter.NONE) {
      state.expect(Expectations.Kind.VALUE);
      boolean more = lexer.kind == Token.PERCENT_ID; // without delimiters nothing is an empty list
      while (more) {
        into.add(Operands.parse(state));
        more = state.accept(Token.COMMA);
      }
      return;
    }
    parseCommaSeparatedList(delimiter, () -> into.add(Operands.parse(state)), " in operand list");
  }

  @Override
  public void parseOperands(List<UnresolvedOperand> into, int count) {
    if (lexer.kind == Token.L_PAREN || lexer.kind == Token.L_SQUARE) {
      throw state.error(lexer.start, "unexpected delimiter");
    }
    if (lexer.kind != Token.PERCENT_ID) {
      state.expect(Expectations.Kind.VALUE);
      throw state.wrongToken("expected operand");
    }
    int at = lexer.start;
    int before = into.size();
    parseOperandList(into, Delimiter.NONE);
    if (into.size() - before != count) {
      throw error(at, "expected " + count + " operands");
    }
  }

  @Override
  public Value resolveOperand(@Nullable UnresolvedOperand operand, Type type) {
    return Operands.resolve(state, operand, type);
  }

  @Override
  public void resolveOperands(
      List<UnresolvedOperand> operands, List<? extends Type> types, int position, OperationState opState) {
    if (operands.size() != types.size()) {
      throw error(position, "number of operands and types do not match: got " + operands.size() + " operands and "
          + types.size() + " types");
    }
    for (int i = 0; i < operands.size(); i++) {
      opState.addOperand(Operands.resolve(state, operands.get(i), types.get(i)));
    }
  }

  @Override
  public AffineMap parseAffineMapOfValues(
      List<UnresolvedOperand> dims, List<UnresolvedOperand> symbols, Delimiter delimiter) {
    return new AffineParser(state, dims, symbols).parseMapOfValues(delimiter);
  }

  @Override
  public AffineExpr parseAffineExprOfValues(List<UnresolvedOperand> dims, List<UnresolvedOperand> symbols) {
    return new AffineParser(state, dims, symbols).parseExpression();
  }

  // ---- arguments ---------------------------------------------------------------------------------------------------

  @Override
  public Argument parseArgument(boolean allowType, boolean allowAttributes) {
    UnresolvedOperand name = Operands.parseName(state);
    if (lexer.kind == Token.HASH_ID) {
      throw state.errorHere("result number not allowed in argument list");
    }
    Type type = allowType ? parseColonType() : null;
    DictionaryAttr attributes = allowAttributes ? parseOptionalAttrDict() : null;
    Location location = parseOptionalLocationSpecifier();
    return new Argument(name, type, attributes, location != null ? location : state.location(name.position()));
  }

  @Override
  public @Nullable Argument parseOptionalArgument(boolean allowType, boolean allowAttributes) {
    return lexer.kind == Token.PERCENT_ID ? parseArgument(allowType, allowAttributes) : null;
  }

  @Override
  public void parseArgumentList(
      List<Argument> into, Delimiter delimiter, boolean allowType, boolean allowAttributes) {
    if (delimiter == Delimiter.NONE && lexer.kind != Token.PERCENT_ID) {
      return;
    }
    parseCommaSeparatedList(delimiter, () -> into.add(parseArgument(allowType, allowAttributes)), " in argument list");
  }

  // ---- regions and successors --------------------------------------------------------------------------------------

  @Override
  public void parseRegion(Region region, RegionOptions options) {
    operations.passRegion(region, options);
  }

  @Override
  public boolean parseOptionalRegion(Region region, RegionOptions options) {
    if (lexer.kind != Token.L_BRACE) {
      return false;
    }
    operations.passRegion(region, options);
    return true;
  }

  @Override
  public Block parseSuccessor() {
    return Operands.parseSuccessor(state);
  }

  @Override
  public @Nullable Block parseOptionalSuccessor() {
    state.expect(Expectations.Kind.BLOCK);
    return lexer.kind == Token.CARET_ID ? Operands.parseSuccessor(state) : null;
  }

  @Override
  public Block parseSuccessorAndUseList(List<Value> operands) {
    Block block = parseSuccessor();
    if (!state.accept(Token.L_PAREN)) {
      return block;
    }
    List<UnresolvedOperand> names = new ArrayList<>();
    int at = lexer.start;
    parseOperandList(names, Delimiter.NONE);
    List<Type> types = new ArrayList<>();
    parseColonTypeList(types);
    state.expect(Token.R_PAREN, "expected ')'");
    if (names.size() != types.size()) {
      throw error(at, "number of operands and types do not match: got " + names.size() + " operands and "
          + types.size() + " types");
    }
    for (int i = 0; i < names.size(); i++) {
      operands.add(Operands.resolve(state, names.get(i), types.get(i)));
    }
    return block;
  }

  // ---- common tails ------------------------------------------------------------------------------------------------

  @Override
  public void parseOptionalAttrDict(OperationState opState) {
    if (lexer.kind == Token.L_BRACE) {
      opState.addAttributes(state.attributes.parseDictionary());
    }
  }

  @Override
  public void parseOptionalAttrDictWithKeyword(OperationState opState) {
    if (state.acceptWord("attributes")) {
      opState.addAttributes(state.attributes.parseDictionary());
    }
  }

  @Override
  public @Nullable Location parseOptionalLocationSpecifier() {
    return state.locationTexts.parseOptionalTrailing();
  }

  @Override
  public void parseTypeList(List<Type> into) {
    do {
      into.add(state.types.parse());
    } while (state.accept(Token.COMMA));
  }

  @Override
  public boolean parseOptionalArrowTypeList(List<Type> into) {
    if (!state.accept(Token.ARROW)) {
      return false;
    }
    state.types.parseFunctionResults(into);
    return true;
  }

  @Override
  public void parseArrowTypeList(List<Type> into) {
    if (!parseOptionalArrowTypeList(into)) {
      throw state.wrongToken("expected '->'");
    }
  }

  @Override
  public void parseGenericOperationInto(Region region) {
    if (lexer.kind != Token.STRING) {
      throw state.wrongToken("expected operation name in quotes");
    }
    operations.parseInto(region.isEmpty() ? region.addBlock() : region.last());
  }
}
