// SPDX-License-Identifier: Apache-2.0
package org.mortise.lambdaclasses;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Replaces each creation of a lambda in a class by the use of a generated class. Lambdas with several interfaces or
 * bridges, for which javac uses another bootstrap method, are unchanged.
 */
final class LambdaReplacement extends ClassVisitor {
  /**
   * Prefix of javac's method names for lambda bodies. The methods are renamed, since ArchUnit would ignore the
   * dependencies of a lambda body that is not reached by {@code invokedynamic}.
   */
  private static final String BODY = "lambda$";

  private final List<LambdaClass> lambdas = new ArrayList<>();
  private boolean hasSerializable;
  private String className = "";
  private String nestHost = "";
  private String source = "";

  LambdaReplacement(ClassVisitor next) {
    super(Opcodes.ASM9, next);
  }

  boolean hasSerializable() {
    return hasSerializable;
  }

  /** The classes that are to be written, in the order of the places. */
  List<LambdaClass> lambdas() {
    return lambdas;
  }

  @Override
  public void visit(
      int version, int access, String name, String signature, String superName, String[] interfaces) {
    className = name;
    nestHost = name;
    super.visit(version, access, name, signature, superName, interfaces);
  }

  @Override
  public void visitSource(String file, String debug) {
    source = file;
    super.visitSource(file, debug);
  }

  @Override
  public void visitNestHost(String host) {
    nestHost = host;
    super.visitNestHost(host);
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    hasSerializable |= name.equals("$deserializeLambda$");
    String plain = plainName(name);
    int visible = plain.equals(name) ? access : access & ~Opcodes.ACC_SYNTHETIC;
    return new Body(super.visitMethod(visible, plain, descriptor, signature, exceptions));
  }

  /** {@code lambda$run$0} becomes {@code run$lambda$0}. */
  private static String plainName(String name) {
    int number = name.lastIndexOf('$');
    return name.startsWith(BODY) && number >= BODY.length()
        ? name.substring(BODY.length(), number) + "$lambda" + name.substring(number) : name;
  }

  private Object[] renamed(Object[] arguments) {
    Object[] renamed = arguments.clone();
    for (int i = 0; i < renamed.length; i++) {
      if (renamed[i] instanceof Handle handle && handle.getOwner().equals(className)) {
        renamed[i] = new Handle(
            handle.getTag(), className, plainName(handle.getName()), handle.getDesc(), handle.isInterface());
      }
    }
    return renamed;
  }

  /** The code of a method. */
  private final class Body extends MethodVisitor {
    Body(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
      Object[] ours = renamed(arguments);
      if (!bootstrap.getOwner().equals("java/lang/invoke/LambdaMetafactory")
          || !bootstrap.getName().equals("metafactory")) {
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, ours);
        return;
      }
      var lambda =
          new LambdaClass(className + LambdaClass.INFIX + lambdas.size(), nestHost, source, name, descriptor, ours);
      lambdas.add(lambda);
      lambda.writeUse(this);
    }
  }
}
