// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.OperationName;
import org.mortise.ir.OperationState;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OptionalProperties;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.types.FunctionType;

/** Parses {@code "dialect.op"(%a)[^bb]<{properties}>({regions}) {attributes} : (types) -> types}. */
final class GenericFormParser {
  private final ParseState state;
  private final Lexer lexer;
  private final OperationParser operations;

  GenericFormParser(ParseState state, OperationParser operations) {
    this.state = state;
    this.lexer = state.lexer;
    this.operations = operations;
  }

  void parseName(Frame frame) {
    int at = lexer.start;
    Name written = state.stringName();
    String text = written.text;
    if (text.isEmpty()) {
      throw state.errorHere("empty operation name is invalid");
    }
    if (text.indexOf('\0') >= 0) {
      throw state.errorHere("null character not allowed in operation name");
    }
    lexer.advance();
    OperationName name = written.operation;
    if (name == null) {
      name = state.context.operationName(text);
      written.operation = name;
    }
    if (name.dialect() == null && !state.options.allowUnregisteredDialects()) {
      int here = state.currentPosition();
      throw state.missingDialect(here, name.dialectNamespace(), Diagnostic.error(state.location(here),
          "operation being parsed with an unregistered dialect. If this is intended, please use "
              + "-allow-unregistered-dialect with the MLIR tool used"));
    }
    if (name.definition() == null && name.former() != null) {
      name = name.former();
    }
    frame.state = new OperationState(state.location(at), name);
    frame.namePosition = at;
  }

  /** Parses the rest after the name. The operands are resolved later, after the regions. */
  void parseRest(Frame frame) {
    state.expect(Token.L_PAREN, "expected '(' to start operand list");
    List<UnresolvedOperand> operands = parseOperands();
    state.expect(Token.R_PAREN, "expected ')' to end operand list");
    if (lexer.kind == Token.L_SQUARE) {
      parseSuccessors(frame.state);
    }
    if (state.accept(Token.LESS)) {
      frame.genericProperties = state.attributes.parse(null);
      state.expect(Token.GREATER, "expected '>' to close properties");
    }
    if (state.accept(Token.L_PAREN)) {
      parseRegions(frame.state);
    }
    if (lexer.kind == Token.L_BRACE) {
      frame.genericAttributes = state.attributes.parseDictionary();
    }
    parseSignature(frame, operands);
    OperationName former = frame.state.name().former();
    if (former != null && FormerForms.isFormer(frame)) {
      frame.state = frame.state.withName(former);
    }
    if (frame.genericProperties != null) {
      setProperties(frame.state, frame.genericProperties);
    }
  }

  private List<UnresolvedOperand> parseOperands() {
    if (lexer.kind != Token.PERCENT_ID) {
      state.expect(Expectations.Kind.VALUE);
      return List.of();
    }
    List<UnresolvedOperand> operands = new ArrayList<>(4);
    do {
      operands.add(Operands.parse(state));
    } while (state.accept(Token.COMMA));
    return operands;
  }

  private void parseSuccessors(OperationState opState) {
    OpDefinition definition = OpDefinition.of(opState.name());
    if (definition != null && !definition.isTerminator()) {
      throw state.errorHere("successors in non-terminator");
    }
    lexer.advance();
    if (lexer.kind == Token.R_SQUARE) {
      throw state.wrongToken("expected list element");
    }
    do {
      opState.addSuccessor(Operands.parseSuccessor(state));
    } while (state.accept(Token.COMMA));
    state.expect(Token.R_SQUARE, "expected ',' or ']'");
  }

  private static void setProperties(OperationState opState, Attribute properties) {
    OpDefinition definition = OpDefinition.of(opState.name());
    if (definition == null) {
      opState.setProperty(0, properties);
      return;
    }
    String problem = "expected DictionaryAttr to set properties";
    if (definition.isDynamic()) {
      problem = "extensible Dialects don't support properties";
    } else if (definition.attributeCount() == 0) {
      problem = "this operation does not support properties";
    } else if (properties instanceof DictionaryAttr) {
      problem = null;
    }
    if (problem != null) {
      throw invalidProperties(opState, properties, problem);
    }
    DictionaryAttr dictionary = (DictionaryAttr) properties;
    for (int slot = 0; slot < definition.attributeCount(); slot++) { // undeclared properties are dropped, as in MLIR
      Attribute value = definition.inherentAttribute(dictionary, slot);
      String wrong = value == null ? null : OptionalProperties.problemOf(definition.attributeSpec(slot), value);
      if (wrong != null) {
        throw invalidProperties(opState, properties, wrong);
      }
      value = value == null ? null : OptionalProperties.read(definition.attributeSpec(slot), value);
      if (value != null && !definition.attributeSpec(slot).constraint().storage().test(value)) {
        throw invalidProperties(opState, properties, unsuitable(definition, slot, value));
      }
      if (value != null) {
        opState.setProperty(slot, value);
      }
    }
  }

  private static String unsuitable(OpDefinition definition, int slot, Attribute value) {
    if (!definition.isSegmentSizes(slot)) {
      return "Invalid attribute `" + definition.attributeSpec(slot).name() + "` in property conversion: " + value;
    }
    if (!(value instanceof DenseI32ArrayAttr sizes)) {
      return "expected DenseI32ArrayAttr for key `value`";
    }
    int groups = slot == definition.attributeSlot(definition.operandSegmentsName())
        ? definition.operandGroupCount()
        : definition.resultGroupCount();
    return "size mismatch in attribute conversion: " + sizes.size() + " vs " + groups;
  }

  private static ParseError invalidProperties(OperationState opState, Attribute properties, String problem) {
    return new ParseError(Diagnostic.error(
        opState.location(), "invalid properties " + properties + " for op " + opState.name() + ": " + problem));
  }

  private void parseRegions(OperationState opState) {
    do {
      operations.passRegion(opState.addRegion(), RegionOptions.PLAIN);
    } while (state.accept(Token.COMMA));
    state.expect(Token.R_PAREN, "expected ')' to end region list");
  }

  private void parseSignature(Frame frame, List<UnresolvedOperand> operands) {
    state.expect(Token.COLON, "expected ':' followed by operation type");
    int at = lexer.start;
    if (!(state.types.parse() instanceof FunctionType type)) {
      throw state.error(at, "expected function type");
    }
    frame.state.addResultTypes(type.results());
    List<Type> types = type.inputs();
    if (types.size() != operands.size()) {
      throw state.error(at, "expected " + operands.size() + " operand type" + (operands.size() == 1 ? "" : "s")
          + " but had " + types.size());
    }
    frame.genericOperands = operands;
    frame.genericOperandTypes = types;
  }

  /** Adds the operands, then the attributes; properties take precedence over attributes of the same name. */
  void complete(Frame frame) {
    for (int i = 0; i < frame.genericOperands.size(); i++) {
      frame.state.addOperand(
          Operands.resolve(state, frame.genericOperands.get(i), frame.genericOperandTypes.get(i)));
    }
    if (frame.genericAttributes != null) {
      addAttributes(frame);
    }
  }

  private void addAttributes(Frame frame) {
    OperationState opState = frame.state;
    OpDefinition definition = OpDefinition.of(opState.name());
    if (definition == null) {
      opState.addAttributes(frame.genericAttributes);
      return;
    }
    // If there are properties, unsuitable attributes of the dictionary are dropped silently, as in MLIR.
    String problem = frame.genericProperties != null ? null : definition.problemWith(frame.genericAttributes);
    if (problem != null) {
      throw new ParseError(Diagnostic.error(opState.location(), problem));
    }
    Attribute[] properties = new Attribute[definition.attributeCount()];
    for (int slot = 0; slot < properties.length; slot++) {
      properties[slot] = opState.property(slot);
    }
    opState.addAttributes(frame.genericAttributes);
    for (int slot = 0; slot < properties.length; slot++) {
      if (properties[slot] != null) {
        opState.setProperty(slot, properties[slot]);
      }
    }
  }
}
