// SPDX-License-Identifier: Apache-2.0
package org.mortise.lambdaclasses;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The class of one lambda: a field for each captured value, and the method of the functional interface, which calls the
 * lambda's body or the referenced method. A lambda without captured values is a singleton, as in Java.
 */
final class LambdaClass {
  /** Stands between the name of the class with the lambda and a number. */
  static final String INFIX = "$$Lambda";

  private static final String INSTANCE = "INSTANCE";
  private static final String FACTORY = "of";

  private final String name;
  private final String nestHost;
  private final String source;
  private final String method;
  private final String useDescriptor;
  private final Type functionalInterface;
  private final Type[] captured;
  private final Type erased;
  private final Handle target;
  private final Type actual;

  /**
   * @param method the name of the functional interface's method
   * @param useDescriptor the descriptor from the captured values to the functional interface
   * @param arguments the arguments of {@link java.lang.invoke.LambdaMetafactory#metafactory}: the erased method type,
   *     the target, the method type at this place
   */
  LambdaClass(
      String name, String nestHost, String source, String method, String useDescriptor, Object[] arguments) {
    this.name = name;
    this.nestHost = nestHost;
    this.source = source;
    this.method = method;
    this.useDescriptor = useDescriptor;
    this.functionalInterface = Type.getReturnType(useDescriptor);
    this.captured = Type.getArgumentTypes(useDescriptor);
    this.erased = (Type) arguments[0];
    this.target = (Handle) arguments[1];
    this.actual = (Type) arguments[2];
  }

  String name() {
    return name;
  }

  String nestHost() {
    return nestHost;
  }

  /** Emits the replacement of the lambda: consumes the captured values on the stack and pushes the object. */
  void writeUse(MethodVisitor code) {
    if (captured.length == 0) {
      code.visitFieldInsn(Opcodes.GETSTATIC, name, INSTANCE, descriptor());
    } else {
      code.visitMethodInsn(Opcodes.INVOKESTATIC, name, FACTORY, useDescriptor, false);
    }
  }

  byte[] toBytes() {
    var writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    int access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
    String[] interfaces = {functionalInterface.getInternalName()};
    writer.visit(Opcodes.V17, access, name, null, "java/lang/Object", interfaces);
    writer.visitSource(source, null);
    writer.visitNestHost(nestHost);
    for (int i = 0; i < captured.length; i++) {
      int field = Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL;
      writer.visitField(field, field(i), captured[i].getDescriptor(), null, null).visitEnd();
    }
    writeConstructor(writer);
    if (captured.length == 0) {
      writeInstance(writer);
    } else {
      writeFactory(writer);
    }
    writeMethod(writer);
    writer.visitEnd();
    return writer.toByteArray();
  }

  private void writeConstructor(ClassWriter writer) {
    MethodVisitor code = writer.visitMethod(Opcodes.ACC_PRIVATE, "<init>", constructorDescriptor(), null, null);
    code.visitCode();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    int slot = 1;
    for (int i = 0; i < captured.length; i++) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
      code.visitVarInsn(captured[i].getOpcode(Opcodes.ILOAD), slot);
      code.visitFieldInsn(Opcodes.PUTFIELD, name, field(i), captured[i].getDescriptor());
      slot += captured[i].getSize();
    }
    finish(code, Opcodes.RETURN);
  }

  private void writeInstance(ClassWriter writer) {
    writer.visitField(Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, INSTANCE, descriptor(), null, null).visitEnd();
    MethodVisitor code = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
    code.visitCode();
    code.visitTypeInsn(Opcodes.NEW, name);
    code.visitInsn(Opcodes.DUP);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, name, "<init>", "()V", false);
    code.visitFieldInsn(Opcodes.PUTSTATIC, name, INSTANCE, descriptor());
    finish(code, Opcodes.RETURN);
  }

  private void writeFactory(ClassWriter writer) {
    MethodVisitor code = writer.visitMethod(Opcodes.ACC_STATIC, FACTORY, useDescriptor, null, null);
    code.visitCode();
    code.visitTypeInsn(Opcodes.NEW, name);
    code.visitInsn(Opcodes.DUP);
    int slot = 0;
    for (Type type : captured) {
      code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), slot);
      slot += type.getSize();
    }
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, name, "<init>", constructorDescriptor(), false);
    finish(code, Opcodes.ARETURN);
  }

  private void writeMethod(ClassWriter writer) {
    MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, method, erased.getDescriptor(), null, null);
    code.visitCode();
    var call = new TargetCall(target);
    call.begin(code);
    for (int i = 0; i < captured.length; i++) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
      code.visitFieldInsn(Opcodes.GETFIELD, name, field(i), captured[i].getDescriptor());
      call.argument(code, captured[i]);
    }
    Type[] given = erased.getArgumentTypes();
    Type[] known = actual.getArgumentTypes();
    int slot = 1;
    for (int i = 0; i < given.length; i++) {
      code.visitVarInsn(given[i].getOpcode(Opcodes.ILOAD), slot);
      slot += given[i].getSize();
      Conversion.write(code, given[i], known[i]);
      call.argument(code, known[i]);
    }
    Type result = call.end(code);
    if (erased.getReturnType() == Type.VOID_TYPE) {
      Conversion.writeDrop(code, result);
    } else {
      Conversion.write(code, result, actual.getReturnType());
      Conversion.write(code, actual.getReturnType(), erased.getReturnType());
    }
    finish(code, erased.getReturnType().getOpcode(Opcodes.IRETURN));
  }

  private String descriptor() {
    return "L" + name + ";";
  }

  private String constructorDescriptor() {
    return Type.getMethodDescriptor(Type.VOID_TYPE, captured);
  }

  private static String field(int index) {
    return "value" + index;
  }

  /** Ends a method; the sizes of its frame are computed. */
  private static void finish(MethodVisitor code, int returnOpcode) {
    code.visitInsn(returnOpcode);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }
}
