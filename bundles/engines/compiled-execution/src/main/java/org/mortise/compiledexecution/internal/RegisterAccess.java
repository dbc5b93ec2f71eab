// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.Register;

/**
 * The registers and labels used by an instruction.
 *
 * @param reads the registers that it reads
 * @param writes the registers that it writes
 * @param targets its jump targets
 */
record RegisterAccess(List<Register> reads, List<Register> writes, List<Label> targets) {
  private static final Instruction.Visitor<RegisterAccess> VISITOR = new Collector();

  static RegisterAccess of(Instruction instruction) {
    return instruction.accept(VISITOR);
  }

  /** Returns whether an instruction does not fall through to the next one. */
  static boolean isTerminator(Instruction instruction) {
    return instruction instanceof Instruction.Jump || instruction instanceof Instruction.Branch
        || instruction instanceof Instruction.Switch || instruction instanceof Instruction.Return
        || instruction instanceof Instruction.Fail;
  }

  private static RegisterAccess value(Register target, Register... sources) {
    return new RegisterAccess(List.of(sources), List.of(target), List.of());
  }

  private static RegisterAccess effect(List<Register> reads) {
    return new RegisterAccess(reads, List.of(), List.of());
  }

  private static List<Register> joined(List<Register> first, Register... others) {
    List<Register> all = new ArrayList<>(first.size() + others.length);
    all.addAll(first);
    all.addAll(List.of(others));
    return all;
  }

  private static final class Collector implements Instruction.Visitor<RegisterAccess> {
    @Override
    public RegisterAccess visit(Instruction.Constant instruction) {
      return value(instruction.target());
    }

    @Override
    public RegisterAccess visit(Instruction.Undefined instruction) {
      return value(instruction.target());
    }

    @Override
    public RegisterAccess visit(Instruction.Move instruction) {
      return value(instruction.target(), instruction.source());
    }

    @Override
    public RegisterAccess visit(Instruction.BinaryInteger instruction) {
      return value(instruction.target(), instruction.left(), instruction.right());
    }

    @Override
    public RegisterAccess visit(Instruction.CompareIntegers instruction) {
      return value(instruction.target(), instruction.left(), instruction.right());
    }

    @Override
    public RegisterAccess visit(Instruction.CastInteger instruction) {
      return value(instruction.target(), instruction.source());
    }

    @Override
    public RegisterAccess visit(Instruction.BinaryFloat instruction) {
      return value(instruction.target(), instruction.left(), instruction.right());
    }

    @Override
    public RegisterAccess visit(Instruction.CompareFloats instruction) {
      return value(instruction.target(), instruction.left(), instruction.right());
    }

    @Override
    public RegisterAccess visit(Instruction.ApplyFloat instruction) {
      return value(instruction.target(), instruction.source());
    }

    @Override
    public RegisterAccess visit(Instruction.ApplyFloats instruction) {
      return value(instruction.target(), instruction.left(), instruction.right());
    }

    @Override
    public RegisterAccess visit(Instruction.MultiplyAdd instruction) {
      return value(instruction.target(), instruction.factor(), instruction.otherFactor(), instruction.summand());
    }

    @Override
    public RegisterAccess visit(Instruction.CastFloat instruction) {
      return value(instruction.target(), instruction.source());
    }

    @Override
    public RegisterAccess visit(Instruction.FloatToInteger instruction) {
      return value(instruction.target(), instruction.source());
    }

    @Override
    public RegisterAccess visit(Instruction.IntegerToFloat instruction) {
      return value(instruction.target(), instruction.source());
    }

    @Override
    public RegisterAccess visit(Instruction.Bitcast instruction) {
      return value(instruction.target(), instruction.source());
    }

    @Override
    public RegisterAccess visit(Instruction.Select instruction) {
      return value(instruction.target(), instruction.condition(), instruction.ifTrue(), instruction.ifFalse());
    }

    @Override
    public RegisterAccess visit(Instruction.GetElement instruction) {
      return value(instruction.target(), instruction.elements(), instruction.position());
    }

    @Override
    public RegisterAccess visit(Instruction.SetElement instruction) {
      return effect(List.of(instruction.elements(), instruction.position(), instruction.value()));
    }

    @Override
    public RegisterAccess visit(Instruction.Load instruction) {
      return new RegisterAccess(
          joined(instruction.indices(), instruction.buffer()), List.of(instruction.target()), List.of());
    }

    @Override
    public RegisterAccess visit(Instruction.Store instruction) {
      return effect(joined(instruction.indices(), instruction.buffer(), instruction.value()));
    }

    @Override
    public RegisterAccess visit(Instruction.Size instruction) {
      return value(instruction.target(), instruction.buffer(), instruction.dimension());
    }

    @Override
    public RegisterAccess visit(Instruction.Jump instruction) {
      return new RegisterAccess(List.of(), List.of(), List.of(instruction.target()));
    }

    @Override
    public RegisterAccess visit(Instruction.Branch instruction) {
      return new RegisterAccess(List.of(instruction.condition()), List.of(),
          List.of(instruction.ifTrue(), instruction.ifFalse()));
    }

    @Override
    public RegisterAccess visit(Instruction.Switch instruction) {
      return new RegisterAccess(List.of(instruction.value()), List.of(), instruction.targets());
    }

    @Override
    public RegisterAccess visit(Instruction.Call instruction) {
      return new RegisterAccess(instruction.arguments(), instruction.results(), List.of());
    }

    @Override
    public RegisterAccess visit(Instruction.CallIndirect instruction) {
      return new RegisterAccess(
          joined(instruction.arguments(), instruction.callee()), instruction.results(), List.of());
    }

    @Override
    public RegisterAccess visit(Instruction.Return instruction) {
      return effect(instruction.values());
    }

    @Override
    public RegisterAccess visit(Instruction.Run instruction) {
      return new RegisterAccess(instruction.arguments(), instruction.results(), List.of());
    }

    @Override
    public RegisterAccess visit(Instruction.EnterScope instruction) {
      return effect(List.of());
    }

    @Override
    public RegisterAccess visit(Instruction.LeaveScope instruction) {
      return effect(List.of());
    }

    @Override
    public RegisterAccess visit(Instruction.Fail instruction) {
      return effect(List.of());
    }
  }
}
