// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import org.mortise.ir.Operation;
import org.mortise.ir.execution.code.Instruction;

/** Creates the node of an instruction. */
final class NodeFactory implements Instruction.Visitor<Node> {
  private final int next;
  private final Operation source;

  /**
   * @param next the position of the next instruction
   * @param source the operation that emitted the instruction
   */
  NodeFactory(int next, Operation source) {
    this.next = next;
    this.source = source;
  }

  @Override
  public Node visit(Instruction.Constant instruction) {
    return new ValueNodes.Constant(next, instruction);
  }

  @Override
  public Node visit(Instruction.Undefined instruction) {
    return new ValueNodes.Undefined(next, instruction);
  }

  @Override
  public Node visit(Instruction.Move instruction) {
    return new ValueNodes.Move(next, instruction);
  }

  @Override
  public Node visit(Instruction.BinaryInteger instruction) {
    return new ValueNodes.BinaryInteger(next, instruction);
  }

  @Override
  public Node visit(Instruction.CompareIntegers instruction) {
    return new ValueNodes.CompareIntegers(next, instruction);
  }

  @Override
  public Node visit(Instruction.CastInteger instruction) {
    return new ValueNodes.CastInteger(next, instruction);
  }

  @Override
  public Node visit(Instruction.BinaryFloat instruction) {
    return new ValueNodes.BinaryFloat(next, instruction);
  }

  @Override
  public Node visit(Instruction.CompareFloats instruction) {
    return new ValueNodes.CompareFloats(next, instruction);
  }

  @Override
  public Node visit(Instruction.ApplyFloat instruction) {
    return new ValueNodes.ApplyFloat(next, instruction);
  }

  @Override
  public Node visit(Instruction.ApplyFloats instruction) {
    return new ValueNodes.ApplyFloats(next, instruction);
  }

  @Override
  public Node visit(Instruction.MultiplyAdd instruction) {
    return new ValueNodes.MultiplyAdd(next, instruction);
  }

  @Override
  public Node visit(Instruction.CastFloat instruction) {
    return new ValueNodes.CastFloat(next, instruction);
  }

  @Override
  public Node visit(Instruction.FloatToInteger instruction) {
    return new ValueNodes.FloatToInteger(next, instruction);
  }

  @Override
  public Node visit(Instruction.IntegerToFloat instruction) {
    return new ValueNodes.IntegerToFloat(next, instruction);
  }

  @Override
  public Node visit(Instruction.Bitcast instruction) {
    return new ValueNodes.Bitcast(next, instruction);
  }

  @Override
  public Node visit(Instruction.Select instruction) {
    return new ValueNodes.Select(next, instruction);
  }

  @Override
  public Node visit(Instruction.GetElement instruction) {
    return new MemoryNodes.GetElement(next, instruction);
  }

  @Override
  public Node visit(Instruction.SetElement instruction) {
    return new MemoryNodes.SetElement(next, instruction);
  }

  @Override
  public Node visit(Instruction.Load instruction) {
    return new MemoryNodes.Load(next, instruction);
  }

  @Override
  public Node visit(Instruction.Store instruction) {
    return new MemoryNodes.Store(next, instruction);
  }

  @Override
  public Node visit(Instruction.Size instruction) {
    return new MemoryNodes.Size(next, instruction);
  }

  @Override
  public Node visit(Instruction.Jump instruction) {
    return new ControlNodes.Jump(instruction);
  }

  @Override
  public Node visit(Instruction.Branch instruction) {
    boolean isDecision = source.regionCount() > 0 || source.successorCount() > 0; // visible in the program
    return new ControlNodes.Branch(instruction, isDecision);
  }

  @Override
  public Node visit(Instruction.Switch instruction) {
    return new ControlNodes.Switch(instruction);
  }

  @Override
  public Node visit(Instruction.Call instruction) {
    return new ControlNodes.Call(next, instruction);
  }

  @Override
  public Node visit(Instruction.CallIndirect instruction) {
    return new ControlNodes.CallIndirect(next, instruction);
  }

  @Override
  public Node visit(Instruction.Return instruction) {
    return new ControlNodes.Return(instruction);
  }

  @Override
  public Node visit(Instruction.Run instruction) {
    return new MemoryNodes.Run(next, instruction);
  }

  @Override
  public Node visit(Instruction.EnterScope instruction) {
    return new ControlNodes.EnterScope(next);
  }

  @Override
  public Node visit(Instruction.LeaveScope instruction) {
    return new ControlNodes.LeaveScope(next);
  }

  @Override
  public Node visit(Instruction.Fail instruction) {
    return new ControlNodes.Fail(instruction);
  }
}
