// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.compiledexecution.internal.Blocks.Block;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Register;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits the method of a function, or of a part of it: consecutive blocks. */
abstract class MethodEmitter {
  final CompiledCode compiled;
  final ClassBuilder builder;
  final Bytecode bytecode;
  final Locals locals;

  private final List<Block> part;
  private final MethodVisitor method;
  private final Map<Block, Label> labels = new HashMap<>();
  /** Labels of transfers to blocks of other parts. */
  private final Map<Block, Label> exits = new LinkedHashMap<>();
  private final List<Label> positions = new ArrayList<>();
  private final List<Integer> instructions = new ArrayList<>();
  /** Labels of edges at which steps are counted, which end at other labels. */
  private final Map<Label, Edge> charged = new LinkedHashMap<>();
  /** The variable of the steps that the machine has not received. */
  private int steps;
  private Block current;
  private @Nullable Block next;
  private int line;
  private int framePosition = -1;

  private record Edge(Block from, int target) {}

  MethodEmitter(CompiledCode compiled, List<Block> part, ClassBuilder builder, String name, String descriptor) {
    this.compiled = compiled;
    this.part = part;
    this.builder = builder;
    this.method = builder.method(name, descriptor);
    this.bytecode = new Bytecode(method);
    this.locals = new Locals(compiled.registers(), compiled.forms(), compiled.memoryKind());
    part.forEach(block -> labels.put(block, new Label()));
  }

  /** Initialises the variables that are part of all frames, and continues at the first block. */
  abstract void begin();

  /** Emits the end of the function. */
  abstract void leave(Instruction.Return instruction);

  /** Emits the method and returns the number of its bytes. */
  final int emit() {
    method.visitCode();
    begin();
    InstructionEmitter emitter = new InstructionEmitter(this);
    for (int i = 0; i < part.size(); i++) {
      next = i + 1 < part.size() ? part.get(i + 1) : null;
      emit(part.get(i), emitter);
    }
    charged.forEach((label, edge) -> {
      place(label);
      current = edge.from;
      mark(edge.from.to() - 1);
      charge(edge.target);
      method.visitJumpInsn(Opcodes.GOTO, label(edge.target));
    });
    exits.forEach((target, label) -> {
      place(label);
      spend();
      bytecode.push(target.index());
      bytecode.op(Opcodes.IRETURN);
    });
    Label end = new Label();
    method.visitLabel(end);
    method.visitMaxs(0, 0);
    method.visitEnd();
    return end.getOffset();
  }

  private void emit(Block block, InstructionEmitter emitter) {
    place(labels.get(block));
    current = block;
    locals.beginBlock();
    count(compiled.charges().own(block));
    Code code = compiled.code();
    for (int i = block.from(); i < block.to(); i++) {
      Instruction instruction = code.instructions().get(i);
      if (compiled.registers().isFused(i)) {
        continue;
      }
      mark(i);
      instruction.accept(emitter);
      release(i);
    }
    if (!RegisterAccess.isTerminator(code.instructions().get(block.to() - 1))) {
      jump(block.to());
    }
  }

  private void mark(int index) {
    Label label = new Label();
    method.visitLabel(label);
    positions.add(label);
    instructions.add(index);
    int current = SourceLines.lineOf(compiled.code().source(index).location());
    if (current != line && current != 0) {
      method.visitLineNumber(current, label);
      line = current;
    }
  }

  private void release(int index) {
    Instruction instruction = compiled.code().instructions().get(index);
    RegisterAccess access = RegisterAccess.of(instruction);
    access.reads().forEach(register -> release(register, index));
    access.writes().forEach(register -> release(register, index));
    if (instruction instanceof Instruction.Branch branch && compiled.registers().comparison(branch) != null) {
      RegisterAccess.of(compiled.registers().comparison(branch)).reads().forEach(operand -> release(operand, index));
    }
  }

  private void release(Register register, int index) {
    if (compiled.registers().isLocal(register) && compiled.registers().lastAccess(register) <= index) {
      locals.release(register);
    }
  }

  final CompiledClass finish(String className) {
    byte[] bytes = builder.finish();
    int[] offsets = positions.stream().mapToInt(Label::getOffset).toArray();
    int[] indices = instructions.stream().mapToInt(Integer::intValue).toArray();
    return new CompiledClass(className, compiled.code(), bytes, builder.constants(), offsets, indices);
  }

  // ---- control flow ------------------------------------------------------------------------------------------------

  /** Places a label where the stack is empty. */
  final void place(Label label) {
    Object[] frame = locals.frame();
    method.visitLabel(label);
    if (label.getOffset() != framePosition) { // otherwise the frame of an empty block is here
      method.visitFrame(Opcodes.F_NEW, frame.length, frame, 0, null);
      framePosition = label.getOffset();
    }
  }

  /** Returns the label of the block that begins with an instruction. */
  final Label label(int instruction) {
    Block target = compiled.blocks().startingAt(instruction);
    Label inside = labels.get(target);
    return inside != null ? inside : exits.computeIfAbsent(target, key -> new Label());
  }

  /** Returns the label of the edge from the current block to the block that begins with an instruction. */
  final Label edge(int instruction) {
    Block target = compiled.blocks().startingAt(instruction);
    if (compiled.charges().entered(current, target) == null && !compiled.charges().isBack(current, target)) {
      return label(instruction);
    }
    Label label = new Label();
    charged.put(label, new Edge(current, instruction));
    return label;
  }

  /** Counts the steps of the edge from the current block to the block that begins with an instruction. */
  final void charge(int instruction) {
    Block target = compiled.blocks().startingAt(instruction);
    Charges.Entered entered = compiled.charges().entered(current, target);
    if (entered != null) {
      bytecode.variable(Opcodes.ALOAD, 0);
      bytecode.variable(Opcodes.ILOAD, steps);
      load(entered.loop().counter(), Form.LONG);
      load(entered.loop().limit(), Form.LONG);
      bytecode.push(entered.step());
      bytecode.push(entered.weight());
      bytecode.machine("spend", "(IJJJJ)I");
      bytecode.variable(Opcodes.ISTORE, steps);
    } else if (compiled.charges().isBack(current, target)) {
      count(compiled.charges().back(current, target));
      Label few = new Label();
      bytecode.variable(Opcodes.ILOAD, steps);
      bytecode.push(CompiledMachine.MANY_STEPS);
      method.visitJumpInsn(Opcodes.IF_ICMPLT, few);
      spend();
      bytecode.push(0);
      bytecode.variable(Opcodes.ISTORE, steps);
      place(few);
    }
  }

  /** Begins to count the steps of the method. */
  final void beginSteps() {
    steps = locals.add(Opcodes.INTEGER, 1);
    bytecode.push(0);
    bytecode.variable(Opcodes.ISTORE, steps);
  }

  /** Emits that the machine receives the steps that have been counted. */
  final void spend() {
    bytecode.variable(Opcodes.ALOAD, 0);
    bytecode.variable(Opcodes.ILOAD, steps);
    bytecode.machine("spend", "(I)V");
  }

  /** Emits that the machine receives the steps that have been counted, where the function ends. */
  final void endCall() {
    bytecode.variable(Opcodes.ALOAD, 0);
    bytecode.variable(Opcodes.ILOAD, steps);
    bytecode.machine("endCall", "(I)V");
  }

  private void count(int count) {
    if (count > Short.MAX_VALUE) {
      bytecode.variable(Opcodes.ILOAD, steps);
      bytecode.push(count);
      bytecode.op(Opcodes.IADD);
      bytecode.variable(Opcodes.ISTORE, steps);
    } else if (count > 0) {
      method.visitIincInsn(steps, count);
    }
  }

  final void jump(int instruction) {
    charge(instruction);
    if (!isNext(instruction)) {
      method.visitJumpInsn(Opcodes.GOTO, label(instruction));
    }
  }

  /** Returns whether the block that begins with an instruction follows. */
  final boolean isNext(int instruction) {
    return next != null && next.from() == instruction;
  }

  // ---- registers ---------------------------------------------------------------------------------------------------

  final Form form(Register register) {
    return compiled.forms().of(register);
  }

  /** Pushes the value of a register, in its form. */
  final Form load(Register register) {
    Form form = form(register);
    Object literal = compiled.registers().literal(register);
    if (literal == null) {
      bytecode.variable(form.loadOpcode, locals.slot(register));
      return form;
    }
    switch (form) {
      case INT -> bytecode.push(((Long) literal).intValue());
      case LONG -> bytecode.push((long) (Long) literal);
      case FLOAT -> bytecode.push((float) (Float) literal);
      default -> bytecode.push((double) (Double) literal);
    }
    return form;
  }

  /** Pushes an integer in some form. */
  final void load(Register register, Form form) {
    Object literal = compiled.registers().literal(register);
    if (literal != null && form == Form.INT) {
      bytecode.push(((Long) literal).intValue());
    } else if (literal != null) {
      bytecode.push((long) (Long) literal);
    } else {
      Form kept = load(register);
      if (kept == Form.INT && form == Form.LONG && !compiled.forms().fitsInt(register)) {
        throw new IllegalStateException("the high bits of " + register + " are needed but not kept");
      }
      bytecode.convert(kept, form);
    }
  }

  /** Sets a register to the integer on the stack, which has some form. */
  final void store(Form from, Register register) {
    bytecode.convert(from, form(register));
    store(register);
  }

  /** Sets a register to the value on the stack, which has the register's form. */
  final void store(Register register) {
    bytecode.variable(form(register).storeOpcode, locals.slot(register));
    written(register);
  }

  /** Updates the cached description of a register that was set. */
  void written(Register register) {
    if (compiled.registers().isAccessed(register)) {
      describe(register, locals.buffer(register));
    }
  }

  /** Computes the parts of the buffer in a register. */
  final void describe(Register register, BufferPlace place) {
    load(register);
    String name = place.storage.name();
    String method = place.isDirect ? "direct" + name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT)
        : name.toLowerCase(Locale.ROOT);
    bytecode.support(method, "(Ljava/lang/Object;)" + Type.getDescriptor(place.type()));
    int slot = place.slot;
    bytecode.variable(Opcodes.ASTORE, slot++);
    if (place.base == BufferPlace.VARIABLE) {
      load(register);
      bytecode.push(place.element.bytes());
      bytecode.support(compiled.memoryKind().isTyped() ? "offset" : "address", "(Ljava/lang/Object;I)I");
      bytecode.variable(Opcodes.ISTORE, slot++);
    }
    for (int i = 0; i < place.strides.length; i++) {
      if (place.strides[i] == BufferPlace.VARIABLE) {
        load(register);
        bytecode.push(i);
        bytecode.push(place.unit);
        bytecode.support("stride", "(Ljava/lang/Object;II)I");
        bytecode.variable(Opcodes.ISTORE, slot++);
      }
    }
  }

  /** Emits the storage of a function result in the machine. */
  final void setResult(int index, Register value) {
    bytecode.variable(Opcodes.ALOAD, 0);
    bytecode.push(index);
    switch (value.format().kind()) {
      case LONG -> {
        load(value, Form.LONG);
        bytecode.machine("setLong", "(IJ)V");
      }
      case FLOAT -> {
        load(value);
        bytecode.op(Opcodes.F2D);
        bytecode.machine("setDouble", "(ID)V");
      }
      case DOUBLE -> {
        load(value);
        bytecode.machine("setDouble", "(ID)V");
      }
      case OBJECT -> {
        load(value);
        bytecode.machine("setObject", "(ILjava/lang/Object;)V");
      }
    }
  }

  /** Sets a variable to 0 or null. */
  final void clear(Object frameType, int slot) {
    if (frameType == Opcodes.INTEGER) {
      bytecode.push(0);
      bytecode.variable(Opcodes.ISTORE, slot);
    } else if (frameType == Opcodes.LONG) {
      bytecode.push(0L);
      bytecode.variable(Opcodes.LSTORE, slot);
    } else if (frameType == Opcodes.FLOAT) {
      bytecode.op(Opcodes.FCONST_0);
      bytecode.variable(Opcodes.FSTORE, slot);
    } else if (frameType == Opcodes.DOUBLE) {
      bytecode.op(Opcodes.DCONST_0);
      bytecode.variable(Opcodes.DSTORE, slot);
    } else {
      bytecode.op(Opcodes.ACONST_NULL);
      bytecode.variable(Opcodes.ASTORE, slot);
    }
  }

  /** Returns the parameters, and the registers of the method that are accessed in more than one block. */
  final List<Register> sharedRegisters(List<Register> parameters) {
    Map<Integer, Register> shared = new LinkedHashMap<>();
    parameters.forEach(parameter -> shared.put(parameter.number(), parameter));
    for (Block block : part) {
      for (int i = block.from(); i < block.to(); i++) {
        RegisterAccess access = RegisterAccess.of(compiled.code().instructions().get(i));
        access.reads().forEach(register -> shared.put(register.number(), register));
        access.writes().forEach(register -> shared.put(register.number(), register));
      }
    }
    shared.values().removeIf(register -> compiled.registers().literal(register) != null
        || compiled.registers().isLocal(register));
    return List.copyOf(shared.values());
  }

  /** Adds variables for the parts of the buffers in registers, which are not set. */
  final void addBuffers(List<Register> shared) {
    for (Register register : shared) {
      if (compiled.registers().isAccessed(register)) {
        BufferPlace place = locals.addBuffer(register);
        clear(place.frameType(), place.slot);
        for (int i = 1; i < place.slots(); i++) {
          clear(Opcodes.INTEGER, place.slot + i);
        }
      }
    }
  }
}
