// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Interned;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.parameters.ParametricForm;

/**
 * A type or an attribute that a text defines.
 *
 * @param <T> {@link DefinedType} or {@link DefinedAttr}
 */
final class ParametricDefinition<T extends Interned> {
  private final String namespace;
  private final String mnemonic;
  private final String description;
  private final boolean hasAlias;
  private final boolean isQualified;
  private final MlirVersion since;
  private final Set<String> interfaces;
  private final Supplier<ParametricForm<T>> compiler;
  private volatile @Nullable ParametricForm<T> form;
  private volatile int self = -1;

  /**
   * Creates a definition.
   *
   * @param description the description in diagnostics
   * @param hasAlias whether a program defines it once, under an alias
   * @param isQualified whether formats of operations write it in full
   * @param since the first version of MLIR that has it
   * @param interfaces the names of the interfaces that it is declared to implement
   * @param compiler creates the form, when it is first needed, since forms refer to each other
   */
  ParametricDefinition(
      String namespace, String mnemonic, String description, boolean hasAlias, boolean isQualified,
      MlirVersion since, List<String> interfaces, Supplier<ParametricForm<T>> compiler) {
    this.namespace = namespace;
    this.mnemonic = mnemonic;
    this.description = description;
    this.hasAlias = hasAlias;
    this.isQualified = isQualified;
    this.since = since;
    this.interfaces = Set.copyOf(interfaces);
    this.compiler = compiler;
  }

  String namespace() {
    return namespace;
  }

  String mnemonic() {
    return mnemonic;
  }

  String description() {
    return description;
  }

  boolean hasAlias() {
    return hasAlias;
  }

  boolean isQualified() {
    return isQualified;
  }

  /** Tells a printer which version of MLIR has it first; those of all versions keep their text. */
  void requireVersion(AsmPrinter printer, String kind) {
    if (since != MlirVersion.V19_1) {
      printer.requireVersion(since, kind + " '" + this + "'");
    }
  }

  boolean implementsInterface(String name) {
    return interfaces.contains(name);
  }

  /** Returns the syntax and the parameters. */
  ParametricForm<T> form() {
    ParametricForm<T> known = form;
    if (known == null) {
      known = compiler.get();
      form = known; // all threads compile the same one
    }
    return known;
  }

  /** Sets the parameter that is the type of the attribute. */
  void setSelf(int index) {
    self = index;
  }

  /** Returns the number of the parameter that is the type of the attribute; -1 if there is none. */
  int self() {
    return self;
  }

  /** Returns the number of a parameter; -1 if there is none of this name. */
  int indexOf(String parameter) {
    for (int i = 0; i < form().parameters().size(); i++) {
      if (form().parameters().get(i).name().equals(parameter)) {
        return i;
      }
    }
    return -1;
  }

  /** Parses the text after the mnemonic. */
  T parse(AsmParser parser) {
    return form().parse(parser);
  }

  @Override
  public String toString() {
    return namespace + '.' + mnemonic;
  }
}
