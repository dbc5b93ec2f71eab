// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** A dialect type without parameters: {@code !gpu.async.token}. */
public final class PlainType extends Type {
  private final String namespace;
  private final String mnemonic;

  private PlainType(Context context, String namespace, String mnemonic) {
    super(context);
    this.namespace = namespace;
    this.mnemonic = mnemonic;
  }

  /** Returns the type {@code !namespace.mnemonic}. */
  public static PlainType of(Context context, String namespace, String mnemonic) {
    return context.unique(new PlainType(context, namespace, mnemonic));
  }

  /** Returns whether this is the type {@code !otherNamespace.otherMnemonic}. */
  public boolean is(String otherNamespace, String otherMnemonic) {
    return namespace.equals(otherNamespace) && mnemonic.equals(otherMnemonic);
  }

  /** Returns the name after the namespace. */
  public String mnemonic() {
    return mnemonic;
  }

  @Override
  public String dialectNamespace() {
    return namespace;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(mnemonic);
  }

  @Override
  protected int structuralHash() {
    return mnemonic.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    PlainType type = (PlainType) other;
    return type.is(namespace, mnemonic);
  }
}
