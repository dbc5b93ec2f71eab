// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

/** Stands for the printer, which this module's tests do without: texts are class names. */
public final class NoText implements TextForm {
  private NoText() {}

  /** Returns a context without dialects. */
  public static Context context() {
    return Context.builder(new NoText()).build();
  }

  @Override
  public String of(Type type) {
    return type.getClass().getSimpleName();
  }

  @Override
  public String of(Attribute attribute) {
    return attribute.getClass().getSimpleName();
  }

  @Override
  public String of(Operation op) {
    return op.name().name();
  }

  @Override
  public OperationText forDiagnostics() {
    return (op, genericForm) -> of(op);
  }
}
