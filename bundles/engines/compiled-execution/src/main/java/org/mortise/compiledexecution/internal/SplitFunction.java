// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits the method of a function in parts: it calls the parts in sequence. */
final class SplitFunction {
  private static final String[] ARRAYS = {"[J", "[D", "[Ljava/lang/Object;"};
  private static final Form[] FORMS = {Form.LONG, Form.DOUBLE, Form.OBJECT};

  private final CompiledCode compiled;
  private final Parts parts;
  private final ClassBuilder builder;
  private final Bytecode bytecode;
  private final MethodVisitor method;
  private int arrays;

  SplitFunction(CompiledCode compiled, Parts parts) {
    this.compiled = compiled;
    this.parts = parts;
    FunctionType type = compiled.type();
    this.builder = new ClassBuilder(type.internalName(), compiled.code());
    this.method = builder.method(type.methodName(), type.methodType().toMethodDescriptorString());
    this.bytecode = new Bytecode(method);
  }

  CompiledClass emit() {
    method.visitCode();
    FunctionType type = compiled.type();
    arrays = 1 + (type.isBoxed() ? 1 : type.parameters().stream().mapToInt(p -> Form.of(p).slots).sum());
    for (int i = 0; i < FORMS.length; i++) {
      bytecode.push(parts.count(FORMS[i]));
      if (FORMS[i] == Form.OBJECT) {
        method.visitTypeInsn(Opcodes.ANEWARRAY, "java/lang/Object");
      } else {
        method.visitIntInsn(Opcodes.NEWARRAY, FORMS[i] == Form.LONG ? Opcodes.T_LONG : Opcodes.T_DOUBLE);
      }
      bytecode.variable(Opcodes.ASTORE, arrays + i);
    }
    bytecode.beginScope(compiled);
    passParameters(type);
    callParts(type);
    method.visitMaxs(0, 0);
    method.visitEnd();
    return new CompiledClass(
        type.className(), compiled.code(), builder.finish(), builder.constants(), new int[0], new int[0]);
  }

  private void passParameters(FunctionType type) {
    int slot = 1;
    List<Register> parameters = compiled.code().parameters();
    for (int i = 0; i < parameters.size(); i++) {
      Form passed = Form.of(parameters.get(i).format());
      Form kept = Parts.arrayForm(passed);
      bytecode.variable(Opcodes.ALOAD, arrays + List.of(FORMS).indexOf(kept));
      bytecode.push(parts.place(parameters.get(i)));
      if (type.isBoxed()) {
        bytecode.variable(Opcodes.ALOAD, 1);
        bytecode.push(i);
        bytecode.op(Opcodes.AALOAD);
        bytecode.convertFromObject(passed);
      } else {
        bytecode.variable(passed.loadOpcode, slot);
        slot += passed.slots;
      }
      if (passed == Form.FLOAT) {
        bytecode.op(Opcodes.F2D);
      }
      bytecode.convert(passed, kept);
      bytecode.op(kept == Form.LONG ? Opcodes.LASTORE : kept == Form.DOUBLE ? Opcodes.DASTORE : Opcodes.AASTORE);
    }
  }

  private void callParts(FunctionType type) {
    int at = arrays + FORMS.length;
    bytecode.push(0);
    bytecode.variable(Opcodes.ISTORE, at);
    Label loop = new Label();
    Label end = new Label();
    place(loop, type);
    bytecode.variable(Opcodes.ILOAD, at);
    Map<Integer, Label> targets = new TreeMap<>();
    Label[] labels = new Label[parts.all().size()];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = new Label();
      for (int entry : parts.entries(i)) {
        targets.put(entry, labels[i]);
      }
    }
    method.visitLookupSwitchInsn(end, targets.keySet().stream().mapToInt(Integer::intValue).toArray(),
        targets.values().toArray(Label[]::new));
    for (int i = 0; i < labels.length; i++) {
      place(labels[i], type);
      bytecode.variable(Opcodes.ALOAD, 0);
      bytecode.variable(Opcodes.ILOAD, at);
      for (int k = 0; k < FORMS.length; k++) {
        bytecode.variable(Opcodes.ALOAD, arrays + k);
      }
      method.visitMethodInsn(Opcodes.INVOKESTATIC, partName(type, i).replace('.', '/'), PartMethod.NAME,
          PartMethod.DESCRIPTOR, false);
      bytecode.variable(Opcodes.ISTORE, at);
      method.visitJumpInsn(Opcodes.GOTO, loop);
    }
    place(end, type);
    leave(type.results());
  }

  /** Returns the name of the class of a part. */
  static String partName(FunctionType type, int part) {
    return type.className() + ".part" + part;
  }

  private void leave(List<ValueFormat> results) {
    bytecode.endScope(compiled);
    bytecode.variable(Opcodes.ALOAD, 0);
    bytecode.push(0); // the parts have counted them
    bytecode.machine("endCall", "(I)V");
    if (results.isEmpty()) {
      bytecode.op(Opcodes.RETURN);
      return;
    }
    bytecode.variable(Opcodes.ALOAD, 0);
    bytecode.push(0);
    Form form = Form.of(results.get(0));
    switch (form) {
      case INT, LONG -> {
        bytecode.machine("getLong", "(I)J");
        bytecode.convert(Form.LONG, form);
      }
      case FLOAT -> {
        bytecode.machine("getDouble", "(I)D");
        bytecode.op(Opcodes.D2F);
      }
      case DOUBLE -> bytecode.machine("getDouble", "(I)D");
      case OBJECT -> bytecode.machine("getObject", "(I)Ljava/lang/Object;");
    }
    bytecode.op(form.returnOpcode);
  }

  private void place(Label label, FunctionType type) {
    List<Object> frame = new ArrayList<>();
    frame.add(Type.getInternalName(CompiledMachine.class));
    if (type.isBoxed()) {
      frame.add("[Ljava/lang/Object;");
    } else {
      type.parameters().forEach(parameter -> frame.add(Form.of(parameter).frameType));
    }
    frame.addAll(List.of(ARRAYS));
    frame.add(Opcodes.INTEGER);
    method.visitLabel(label);
    method.visitFrame(Opcodes.F_NEW, frame.size(), frame.toArray(), 0, null);
  }
}
