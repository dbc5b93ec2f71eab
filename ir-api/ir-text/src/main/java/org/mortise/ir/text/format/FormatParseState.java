// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Block;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;

/** The parsed parts of one operation. Attributes and regions are added to the operation state immediately. */
final class FormatParseState {
  private final OpAsmParser parser;
  private final OperationState operation;
  private final List<UnresolvedOperand>[] operands;
  private final int[] operandPositions;
  private final List<Type>[] operandTypes;
  private final List<Type>[] resultTypes;
  private final List<Block>[] successors;
  private List<UnresolvedOperand> allOperands;
  private List<Type> allOperandTypes;
  private List<Type> allResultTypes;
  private int allOperandsPosition;
  private DictionaryAttr writtenAttributes;

  FormatParseState(OpAsmParser parser, OperationState operation, OpDefinition definition) {
    this.parser = parser;
    this.operation = operation;
    this.operands = lists(definition.operandGroupCount());
    this.operandPositions = new int[operands.length];
    this.operandTypes = lists(definition.operandGroupCount());
    this.resultTypes = lists(definition.resultGroupCount());
    this.successors = lists(definition.successorGroupCount());
    this.allOperandsPosition = parser.position();
  }

  @SuppressWarnings("unchecked")
  private static <T> List<T>[] lists(int count) {
    return new List[count];
  }

  private static <T> List<T> at(List<T>[] lists, int index) {
    List<T> list = lists[index];
    if (list == null) {
      list = new ArrayList<>(4);
      lists[index] = list;
    }
    return list;
  }

  OpAsmParser parser() {
    return parser;
  }

  OperationState operation() {
    return operation;
  }

  // ---- operands ----------------------------------------------------------------------------------------------------

  void beginOperands(int group) {
    operandPositions[group] = parser.position();
    parser.beginOperands(group);
  }

  void addOperand(int group, UnresolvedOperand operand) {
    if (operand != null) {
      operands(group).add(operand);
    }
  }

  void parseOperandList(int group) {
    parser.parseOperandList(operands(group), Delimiter.NONE);
  }

  List<UnresolvedOperand> operands(int group) {
    return at(operands, group);
  }

  int operandPosition(int group) {
    return operandPositions[group];
  }

  void parseAllOperands() {
    allOperandsPosition = parser.position();
    allOperands = new ArrayList<>();
    parser.parseOperandList(allOperands, Delimiter.NONE);
  }

  /** Returns the position for an error about the total number of operands. */
  int operandCountPosition() {
    return allOperands == null ? parser.namePosition() : allOperandsPosition;
  }

  /** Returns the operands that were parsed as a whole, or the operands of all groups. */
  List<UnresolvedOperand> allOperands() {
    if (allOperands != null) {
      return allOperands;
    }
    List<UnresolvedOperand> all = new ArrayList<>();
    for (List<UnresolvedOperand> group : operands) {
      if (group != null) {
        all.addAll(group);
      }
    }
    return all;
  }

  int allOperandsPosition() {
    return allOperandsPosition;
  }

  // ---- types -------------------------------------------------------------------------------------------------------

  List<Type> operandTypes(int group) {
    return at(operandTypes, group);
  }

  List<Type> resultTypes(int group) {
    return at(resultTypes, group);
  }

  List<Type> allOperandTypes() {
    if (allOperandTypes == null) {
      allOperandTypes = new ArrayList<>();
    }
    return allOperandTypes;
  }

  List<Type> allResultTypes() {
    if (allResultTypes == null) {
      allResultTypes = new ArrayList<>();
    }
    return allResultTypes;
  }

  // ---- attributes --------------------------------------------------------------------------------------------------

  void setWrittenAttributes(DictionaryAttr attributes) {
    writtenAttributes = attributes;
  }

  /** Adds the attributes of the dictionary. Called last, because they override attributes elsewhere in the format. */
  void addWrittenAttributes() {
    if (writtenAttributes != null) {
      operation.addAttributes(writtenAttributes);
    }
  }

  // ---- successors --------------------------------------------------------------------------------------------------

  List<Block> successors(int group) {
    return at(successors, group);
  }

  void addSuccessors() {
    for (List<Block> group : successors) {
      if (group != null) {
        group.forEach(operation::addSuccessor);
      }
    }
  }
}
