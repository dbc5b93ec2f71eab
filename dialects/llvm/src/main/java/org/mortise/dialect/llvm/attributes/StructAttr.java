// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Location;

/**
 * An attribute of named parameters, such as {@code #llvm.di_label<scope = #scope, line = 3>}. The parameters are
 * constants of its class.
 */
public abstract class StructAttr extends LlvmAttribute {
  private final @Nullable Object[] values;

  StructAttr(Context context, @Nullable Object[] values) {
    super(context);
    this.values = values;
  }

  abstract StructForm<?> form();

  /**
   * Returns the value of a parameter.
   *
   * @throws NoSuchElementException if the parameter is absent
   * @throws IllegalArgumentException if the parameter belongs to another attribute class
   */
  public final <T> T get(Parameter<T> parameter) {
    T value = find(parameter);
    if (value == null) {
      throw new NoSuchElementException("parameter '" + parameter.name() + "' has no value");
    }
    return value;
  }

  /**
   * Returns the value of a parameter; null if absent.
   *
   * @throws IllegalArgumentException if the parameter belongs to another attribute class
   */
  @SuppressWarnings("unchecked")
  public final <T> @Nullable T find(Parameter<T> parameter) {
    return (T) values[form().indexOf(parameter)];
  }

  @Override
  final String mnemonic() {
    return form().mnemonic();
  }

  /** An attribute is defined once in a program, unless its class states otherwise. */
  @Override
  public @Nullable String aliasName() {
    return mnemonic();
  }

  @Override
  void printBody(AsmPrinter printer) {
    form().print(printer, values);
  }

  /** Locations are equal by structure, all else by identity or value. */
  @Override
  protected final int structuralHash() {
    int hash = 0;
    for (Object value : values) {
      hash = hash * 31 + (value instanceof Location location ? location.contentHash() : Objects.hashCode(value));
    }
    return hash;
  }

  @Override
  protected final boolean structurallyEquals(Object other) {
    @Nullable Object[] others = ((StructAttr) other).values;
    for (int i = 0; i < values.length; i++) {
      if (!same(values[i], others[i])) {
        return false;
      }
    }
    return true;
  }

  private static boolean same(@Nullable Object one, @Nullable Object other) {
    return one instanceof Location first && other instanceof Location second
        ? first.sameAs(second) : Objects.equals(one, other);
  }

  /**
   * Collects the values of an attribute.
   *
   * @param <A> the class of the attribute
   */
  public static final class Builder<A extends StructAttr> {
    private final Context context;
    private final StructForm<A> form;
    private final @Nullable Object[] values;

    Builder(Context context, StructForm<A> form) {
      this.context = context;
      this.form = form;
      this.values = new Object[form.parameters().size()];
    }

    /** Sets the value of a parameter. */
    public <T> Builder<A> with(Parameter<T> parameter, T value) {
      values[form.indexOf(parameter)] = value;
      return this;
    }

    /**
     * Returns the attribute.
     *
     * @throws IllegalStateException if a parameter that needs a value has none
     */
    public A build() {
      for (int i = 0; i < values.length; i++) {
        if (values[i] == null && form.parameters().get(i).isRequired()) {
          throw new IllegalStateException("parameter '" + form.parameters().get(i).name() + "' needs a value");
        }
      }
      return form.make(context, values);
    }
  }
}
