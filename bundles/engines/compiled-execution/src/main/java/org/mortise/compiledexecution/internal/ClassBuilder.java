// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.execution.code.Code;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Builds one class: a method, and the objects that it refers to, as constants of the virtual machine. */
final class ClassBuilder {
  private static final int ACCESS = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
  private static final String SUPPORT = Type.getInternalName(Support.class);

  private record Constant(String field, Object value, String type) {}

  private final String name;
  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
  private final Map<Object, Constant> known = new IdentityHashMap<>();
  private final List<Constant> constants = new ArrayList<>();

  /** @param name the name of the class in class files */
  ClassBuilder(String name, Code code) {
    this.name = name;
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, name, null,
        "java/lang/Object", null);
    FileLineColLoc file = SourceLines.fileOf(code.function().location());
    if (file != null) {
      writer.visitSource(file.file().substring(file.file().lastIndexOf('/') + 1), null);
    }
  }

  /** Begins the method. */
  MethodVisitor method(String method, String descriptor) {
    return writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, method, descriptor, null, null);
  }

  void push(MethodVisitor method, Object value, Class<?> type) {
    Constant constant = known.get(value);
    if (constant == null) {
      constant = new Constant("c" + constants.size(), value, Type.getInternalName(type));
      writer.visitField(ACCESS, constant.field, "L" + constant.type + ";", null, null).visitEnd();
      known.put(value, constant);
      constants.add(constant);
    }
    method.visitFieldInsn(Opcodes.GETSTATIC, name, constant.field, "L" + constant.type + ";");
    if (!constant.type.equals(Type.getInternalName(type))) {
      method.visitTypeInsn(Opcodes.CHECKCAST, Type.getInternalName(type));
    }
  }

  Object[] constants() {
    return constants.stream().map(Constant::value).toArray();
  }

  byte[] finish() {
    if (!constants.isEmpty()) {
      initialize();
    }
    writer.visitEnd();
    return writer.toByteArray();
  }

  private void initialize() {
    MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
    method.visitCode();
    method.visitLdcInsn(Type.getObjectType(name));
    method.visitMethodInsn(
        Opcodes.INVOKESTATIC, SUPPORT, "constants", "(Ljava/lang/Class;)[Ljava/lang/Object;", false);
    method.visitVarInsn(Opcodes.ASTORE, 0);
    for (int i = 0; i < constants.size(); i++) {
      Constant constant = constants.get(i);
      method.visitVarInsn(Opcodes.ALOAD, 0);
      method.visitLdcInsn(i);
      method.visitInsn(Opcodes.AALOAD);
      method.visitTypeInsn(Opcodes.CHECKCAST, constant.type);
      method.visitFieldInsn(Opcodes.PUTSTATIC, name, constant.field, "L" + constant.type + ";");
    }
    method.visitInsn(Opcodes.RETURN);
    method.visitMaxs(0, 0);
    method.visitEnd();
  }
}
