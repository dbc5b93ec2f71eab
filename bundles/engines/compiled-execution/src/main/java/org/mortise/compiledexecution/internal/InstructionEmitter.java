// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.ValueKind;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits each kind of instruction. */
final class InstructionEmitter implements Instruction.Visitor<Void> {
  private static final String OBJECT = "Ljava/lang/Object;";
  private static final String ELEMENTS = Type.getInternalName(Elements.class);

  private static final String FAULT = Type.getMethodDescriptor(Type.getType(ExecutionException.class),
      Type.getType(String.class), Type.getType(ExecutionException.Kind.class));

  private final MethodEmitter emitter;
  private final Bytecode bytecode;
  private final IntegerEmitter integers;
  private final FloatEmitter floats;
  private final BufferEmitter buffers;
  private final ComparisonEmitter comparisons;
  private final CallEmitter calls;

  InstructionEmitter(MethodEmitter emitter) {
    this.emitter = emitter;
    this.bytecode = emitter.bytecode;
    this.integers = new IntegerEmitter(emitter);
    this.floats = new FloatEmitter(emitter);
    this.buffers = new BufferEmitter(emitter);
    this.comparisons = new ComparisonEmitter(emitter);
    this.calls = new CallEmitter(emitter);
  }

  private void push(Object constant, Class<?> type) {
    emitter.builder.push(bytecode.method, constant, type);
  }

  // ---- values ------------------------------------------------------------------------------------------------------

  @Override
  public Void visit(Instruction.Constant instruction) {
    Register target = instruction.target();
    if (emitter.compiled.registers().literal(target) != null) {
      return null; // pushed where it is used
    }
    Object value = instruction.value();
    switch (emitter.form(target)) {
      case INT -> bytecode.push(((Long) value).intValue());
      case LONG -> bytecode.push((long) (Long) value);
      case FLOAT -> bytecode.push((float) (Float) value);
      case DOUBLE -> bytecode.push((double) (Double) value);
      case OBJECT -> push(value, Object.class);
    }
    emitter.store(target);
    return null;
  }

  @Override
  public Void visit(Instruction.Undefined instruction) {
    switch (emitter.form(instruction.target())) {
      case INT -> bytecode.push(0);
      case LONG -> bytecode.push(0L);
      case FLOAT -> bytecode.op(Opcodes.FCONST_0);
      case DOUBLE -> bytecode.op(Opcodes.DCONST_0);
      case OBJECT -> push(Poison.VALUE, Object.class);
    }
    emitter.store(instruction.target());
    return null;
  }

  @Override
  public Void visit(Instruction.Move instruction) {
    emitter.store(emitter.load(instruction.source()), instruction.target());
    return null;
  }

  @Override
  public Void visit(Instruction.BinaryInteger instruction) {
    integers.binary(instruction);
    return null;
  }

  @Override
  public Void visit(Instruction.CompareIntegers instruction) {
    comparisons.integers(instruction);
    return null;
  }

  @Override
  public Void visit(Instruction.CastInteger instruction) {
    integers.cast(instruction);
    return null;
  }

  @Override
  public Void visit(Instruction.BinaryFloat instruction) {
    floats.binary(instruction);
    return null;
  }

  @Override
  public Void visit(Instruction.CompareFloats instruction) {
    comparisons.floats(instruction);
    return null;
  }

  @Override
  public Void visit(Instruction.ApplyFloat instruction) {
    push(instruction.function(), DoubleUnaryOperator.class);
    floats.loadDouble(instruction.source());
    bytecode.callInterface(DoubleUnaryOperator.class, "applyAsDouble", "(D)D");
    floats.storeRounded(instruction.target());
    return null;
  }

  @Override
  public Void visit(Instruction.ApplyFloats instruction) {
    push(instruction.function(), DoubleBinaryOperator.class);
    floats.loadDouble(instruction.left());
    floats.loadDouble(instruction.right());
    bytecode.callInterface(DoubleBinaryOperator.class, "applyAsDouble", "(DD)D");
    floats.storeRounded(instruction.target());
    return null;
  }

  @Override
  public Void visit(Instruction.MultiplyAdd instruction) {
    floats.multiplyAdd(instruction);
    return null;
  }

  @Override
  public Void visit(Instruction.CastFloat instruction) {
    floats.loadDouble(instruction.source());
    floats.storeRounded(instruction.target());
    return null;
  }

  @Override
  public Void visit(Instruction.FloatToInteger instruction) {
    floats.toInteger(instruction);
    return null;
  }

  @Override
  public Void visit(Instruction.IntegerToFloat instruction) {
    floats.fromInteger(instruction);
    return null;
  }

  @Override
  public Void visit(Instruction.Bitcast instruction) {
    floats.bitcast(instruction);
    return null;
  }

  @Override
  public Void visit(Instruction.Select instruction) {
    Form form = emitter.form(instruction.target());
    emitter.load(instruction.condition(), Form.INT);
    if (form == Form.INT || form == Form.LONG) {
      emitter.load(instruction.ifTrue(), form);
      emitter.load(instruction.ifFalse(), form);
    } else {
      emitter.load(instruction.ifTrue());
      emitter.load(instruction.ifFalse());
    }
    bytecode.support("select", "(I" + form.descriptor + form.descriptor + ")" + form.descriptor);
    emitter.store(instruction.target());
    return null;
  }

  // ---- vectors, tensors and buffers --------------------------------------------------------------------------------

  @Override
  public Void visit(Instruction.GetElement instruction) {
    emitter.load(instruction.elements());
    bytecode.method.visitTypeInsn(Opcodes.CHECKCAST, ELEMENTS);
    emitter.load(instruction.position(), Form.INT);
    switch (instruction.target().format().kind()) {
      case LONG -> {
        element("getLong", "(I)J");
        emitter.store(Form.LONG, instruction.target());
      }
      case FLOAT -> {
        element("getFloat", "(I)F");
        emitter.store(instruction.target());
      }
      case DOUBLE -> {
        element("getDouble", "(I)D");
        emitter.store(instruction.target());
      }
      case OBJECT -> {
        element("get", "(I)" + OBJECT);
        bytecode.convertFromObject(Form.OBJECT);
        emitter.store(instruction.target());
      }
    }
    return null;
  }

  @Override
  public Void visit(Instruction.SetElement instruction) {
    Register value = instruction.value();
    emitter.load(instruction.elements());
    emitter.load(instruction.position(), Form.INT);
    Form form = value.format().kind() == ValueKind.LONG ? Form.LONG : emitter.form(value);
    if (form == Form.LONG) {
      emitter.load(value, form);
    } else {
      emitter.load(value);
    }
    bytecode.support("set", "(" + OBJECT + "I" + form.descriptor + ")V");
    return null;
  }

  private void element(String name, String descriptor) {
    bytecode.method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, ELEMENTS, name, descriptor, false);
  }

  @Override
  public Void visit(Instruction.Load instruction) {
    buffers.load(instruction);
    return null;
  }

  @Override
  public Void visit(Instruction.Store instruction) {
    buffers.store(instruction);
    return null;
  }

  @Override
  public Void visit(Instruction.Size instruction) {
    bytecode.variable(Opcodes.ALOAD, 0);
    emitter.load(instruction.buffer());
    emitter.load(instruction.dimension(), Form.LONG);
    bytecode.machine("size", "(" + OBJECT + "J)I");
    emitter.store(Form.INT, instruction.target());
    return null;
  }

  // ---- control flow ------------------------------------------------------------------------------------------------

  @Override
  public Void visit(Instruction.Jump instruction) {
    emitter.jump(instruction.target().position());
    return null;
  }

  @Override
  public Void visit(Instruction.Branch instruction) {
    int ifTrue = instruction.ifTrue().position();
    int ifFalse = instruction.ifFalse().position();
    if (emitter.isNext(ifTrue)) {
      comparisons.branch(instruction, false, emitter.edge(ifFalse));
      emitter.charge(ifTrue);
    } else {
      comparisons.branch(instruction, true, emitter.edge(ifTrue));
      emitter.jump(ifFalse);
    }
    return null;
  }

  @Override
  public Void visit(Instruction.Switch instruction) {
    Register value = instruction.value();
    Map<Integer, Label> targets = new TreeMap<>();
    Label otherwise = emitter.edge(instruction.targets().get(instruction.cases().size()).position());
    boolean isWide = emitter.form(value) == Form.LONG;
    for (int i = instruction.cases().size() - 1; i >= 0; i--) {
      long number = instruction.cases().get(i);
      Label target = emitter.edge(instruction.targets().get(i).position());
      if (number == (int) number) {
        targets.put((int) number, target); // of equal cases, the first
      } else if (isWide) {
        emitter.load(value, Form.LONG);
        bytecode.push(number);
        bytecode.op(Opcodes.LCMP);
        bytecode.method.visitJumpInsn(Opcodes.IFEQ, target);
      }
    }
    if (isWide) {
      emitter.load(value, Form.LONG);
      emitter.load(value, Form.INT);
      bytecode.op(Opcodes.I2L);
      bytecode.op(Opcodes.LCMP);
      bytecode.method.visitJumpInsn(Opcodes.IFNE, otherwise);
    }
    emitter.load(value, Form.INT);
    bytecode.method.visitLookupSwitchInsn(otherwise, targets.keySet().stream().mapToInt(Integer::intValue).toArray(),
        targets.values().toArray(Label[]::new));
    return null;
  }

  @Override
  public Void visit(Instruction.Return instruction) {
    emitter.leave(instruction);
    return null;
  }

  @Override
  public Void visit(Instruction.Fail instruction) {
    bytecode.variable(Opcodes.ALOAD, 0);
    bytecode.method.visitLdcInsn(instruction.message());
    push(instruction.kind(), ExecutionException.Kind.class);
    bytecode.machine("fault", FAULT);
    bytecode.op(Opcodes.ATHROW);
    return null;
  }

  @Override
  public Void visit(Instruction.EnterScope instruction) {
    bytecode.variable(Opcodes.ALOAD, 0);
    bytecode.machine("enterScope", "()V");
    return null;
  }

  @Override
  public Void visit(Instruction.LeaveScope instruction) {
    bytecode.variable(Opcodes.ALOAD, 0);
    bytecode.machine("leaveScope", "()V");
    return null;
  }

  // ---- calls -------------------------------------------------------------------------------------------------------

  @Override
  public Void visit(Instruction.Call instruction) {
    calls.call(instruction);
    return null;
  }

  @Override
  public Void visit(Instruction.CallIndirect instruction) {
    calls.callIndirect(instruction);
    return null;
  }

  @Override
  public Void visit(Instruction.Run instruction) {
    calls.run(DefinedOperands.of(instruction), instruction.arguments(), instruction.results());
    return null;
  }
}
