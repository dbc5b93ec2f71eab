// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** Accepts types or attributes of one kind, which is a definition or a name such as {@code "!builtin.integer"}. */
@Op(name = "irdl.base",
    attributes = {"base_ref: SYMBOL_REF?", "base_name: STRING?"},
    results = "output: ATTRIBUTE_HANDLE",
    parents = {"irdl.type", "irdl.attribute", "irdl.operation"},
    format = "($base_ref^)? ($base_name^)? ` ` attr-dict",
    implementations = BaseOp.SymbolUser.class)
public final class BaseOp extends BaseOpBase {
  BaseOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    StringAttr name = baseNameAttr();
    if ((name == null) == (baseRefAttr() == null)) {
      return opError("the base type or attribute should be specified by either a name or a reference");
    }
    return name == null || name.value().startsWith("!") || name.value().startsWith("#") ? null
        : opError("the base type or attribute name should start with '!' or '#'");
  }

  /** Requires the definition. */
  static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbols) {
      SymbolRefAttr reference = of(op).baseRefAttr();
      return reference == null ? null : DefinitionReference.verify(op, reference, symbols);
    }
  }
}
