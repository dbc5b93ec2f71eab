// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.code;

import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FloatFunction;
import org.mortise.ir.attributes.FloatPredicate;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.interfaces.ranges.IntegerCast;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.interfaces.ranges.Overflow;

/**
 * An instruction of a function. The semantics of an operation is stated once, by the instructions that it emits; each
 * engine executes all kinds. If an operand is undefined (poison), the result of an instruction without effects is
 * undefined, unless stated otherwise.
 */
public sealed interface Instruction {
  /** Calls the method of the visitor for this kind of instruction. */
  <R> R accept(Visitor<R> visitor);

  /** Sets a register to a constant: a {@code Long}, {@code Float}, {@code Double} or object. */
  record Constant(Register target, Object value) implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Sets a register to an undefined value. */
  record Undefined(Register target) implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Copies a value. */
  record Move(Register target, Register source) implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** An integer function of operands of one format, of kind {@code LONG}. Division by zero is an error. */
  record BinaryInteger(Register target, IntegerFunction function, Overflow overflow, Register left, Register right)
      implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Compares two integers of kind {@code LONG}; the result is an {@code i1}. */
  record CompareIntegers(Register target, IntegerPredicate predicate, Register left, Register right)
      implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Converts an integer, both of kind {@code LONG}. */
  record CastInteger(Register target, IntegerCast function, Register source) implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** A floating-point function of operands of one format, of kind {@code FLOAT} or {@code DOUBLE}. */
  record BinaryFloat(Register target, FloatFunction function, Register left, Register right) implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Compares two floating-point numbers of kind {@code FLOAT} or {@code DOUBLE}; the result is an {@code i1}. */
  record CompareFloats(Register target, FloatPredicate predicate, Register left, Register right)
      implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /**
   * Applies a function of one argument, which is computed on {@code double} and rounded to the format of the target.
   */
  record ApplyFloat(Register target, DoubleUnaryOperator function, Register source) implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /**
   * Applies a function of two arguments, which is computed on {@code double} and rounded to the format of the target.
   */
  record ApplyFloats(Register target, DoubleBinaryOperator function, Register left, Register right)
      implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Computes {@code factor * otherFactor + summand}, rounded once. */
  record MultiplyAdd(Register target, Register factor, Register otherFactor, Register summand) implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Converts between formats of kind {@code FLOAT} and {@code DOUBLE}, rounding to the nearest even. */
  record CastFloat(Register target, Register source) implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Rounds towards zero. Undefined if the result does not fit. */
  record FloatToInteger(Register target, boolean isSigned, Register source) implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Converts an integer of kind {@code LONG}, rounding to the nearest even. */
  record IntegerToFloat(Register target, boolean isSigned, Register source) implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Reinterprets the bits as another integer or floating-point format of the same width. */
  record Bitcast(Register target, Register source) implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Copies one of two values. Undefined only if the condition or the chosen value is. */
  record Select(Register target, Register condition, Register ifTrue, Register ifFalse) implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Reads the element of a vector or tensor at a position in row-major order, which is inside. */
  record GetElement(Register target, Register elements, Register position) implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Changes an element of a vector or tensor created by this function and not yet visible elsewhere. */
  record SetElement(Register elements, Register position, Register value) implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Reads an element of a buffer. An index outside is an error. */
  record Load(Register target, Register buffer, List<Register> indices) implements Instruction {
    /** Copies the lists. */
    public Load {
      indices = List.copyOf(indices);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Writes an element of a buffer. An index outside is an error. */
  record Store(Register value, Register buffer, List<Register> indices) implements Instruction {
    /** Copies the lists. */
    public Store {
      indices = List.copyOf(indices);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Returns the size of a dimension of a buffer. A dimension that the buffer does not have is an error. */
  record Size(Register target, Register buffer, Register dimension) implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Jumps to a label. */
  record Jump(Label target) implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Jumps to one of two labels. An undefined condition is an error. */
  record Branch(Register condition, Label ifTrue, Label ifFalse) implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Jumps to the label of a value of kind {@code LONG}, or to the last label. An undefined value is an error. */
  record Switch(Register value, List<Long> cases, List<Label> targets) implements Instruction {
    /** Copies the lists. */
    public Switch {
      cases = List.copyOf(cases);
      targets = List.copyOf(targets);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Calls a function of the program. */
  record Call(List<Register> results, Operation callee, List<Register> arguments) implements Instruction {
    /** Copies the lists. */
    public Call {
      results = List.copyOf(results);
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Calls the function that is the value of a register, an {@link Operation}. */
  record CallIndirect(List<Register> results, Register callee, List<Register> arguments) implements Instruction {
    /** Copies the lists. */
    public CallIndirect {
      results = List.copyOf(results);
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Ends the function. */
  record Return(List<Register> values) implements Instruction {
    /** Copies the lists. */
    public Return {
      values = List.copyOf(values);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Runs Java code. */
  record Run(List<Register> results, Primitive primitive, PoisonRule rule, List<Register> arguments)
      implements Instruction {
    /** Copies the lists. */
    public Run {
      results = List.copyOf(results);
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Begins a scope of memory on the stack. */
  record EnterScope() implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Frees the memory on the stack that was allocated since the scope was entered. */
  record LeaveScope() implements Instruction {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Ends the execution by an error. */
  record Fail(String message, ExecutionException.Kind kind) implements Instruction {
    /** Ends the execution with an error of the program. */
    public Fail(String message) {
      this(message, ExecutionException.Kind.ERROR);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /**
   * A method for each kind of instruction.
   *
   * @param <R> the type of their results
   */
  interface Visitor<R> {
    /** Visits a {@link Constant}. */
    R visit(Constant instruction);

    /** Visits an {@link Undefined}. */
    R visit(Undefined instruction);

    /** Visits a {@link Move}. */
    R visit(Move instruction);

    /** Visits a {@link BinaryInteger}. */
    R visit(BinaryInteger instruction);

    /** Visits a {@link CompareIntegers}. */
    R visit(CompareIntegers instruction);

    /** Visits a {@link CastInteger}. */
    R visit(CastInteger instruction);

    /** Visits a {@link BinaryFloat}. */
    R visit(BinaryFloat instruction);

    /** Visits a {@link CompareFloats}. */
    R visit(CompareFloats instruction);

    /** Visits an {@link ApplyFloat}. */
    R visit(ApplyFloat instruction);

    /** Visits an {@link ApplyFloats}. */
    R visit(ApplyFloats instruction);

    /** Visits a {@link MultiplyAdd}. */
    R visit(MultiplyAdd instruction);

    /** Visits a {@link CastFloat}. */
    R visit(CastFloat instruction);

    /** Visits a {@link FloatToInteger}. */
    R visit(FloatToInteger instruction);

    /** Visits an {@link IntegerToFloat}. */
    R visit(IntegerToFloat instruction);

    /** Visits a {@link Bitcast}. */
    R visit(Bitcast instruction);

    /** Visits a {@link Select}. */
    R visit(Select instruction);

    /** Visits a {@link GetElement}. */
    R visit(GetElement instruction);

    /** Visits a {@link SetElement}. */
    R visit(SetElement instruction);

    /** Visits a {@link Load}. */
    R visit(Load instruction);

    /** Visits a {@link Store}. */
    R visit(Store instruction);

    /** Visits a {@link Size}. */
    R visit(Size instruction);

    /** Visits a {@link Jump}. */
    R visit(Jump instruction);

    /** Visits a {@link Branch}. */
    R visit(Branch instruction);

    /** Visits a {@link Switch}. */
    R visit(Switch instruction);

    /** Visits a {@link Call}. */
    R visit(Call instruction);

    /** Visits a {@link CallIndirect}. */
    R visit(CallIndirect instruction);

    /** Visits a {@link Return}. */
    R visit(Return instruction);

    /** Visits a {@link Run}. */
    R visit(Run instruction);

    /** Visits an {@link EnterScope}. */
    R visit(EnterScope instruction);

    /** Visits a {@link LeaveScope}. */
    R visit(LeaveScope instruction);

    /** Visits a {@link Fail}. */
    R visit(Fail instruction);
  }
}
