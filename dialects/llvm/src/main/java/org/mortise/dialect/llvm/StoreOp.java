// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Writes a value to memory. */
@Op(name = "llvm.store",
    operands = {"value: LOADABLE", "addr: POINTER write"},
    attributes = {
        "alignment: I64?", "volatile_: UNIT?", "nontemporal: UNIT?", "ordering: ORDERING = NOT_ATOMIC",
        "syncscope: STRING?",
        "access_groups: ACCESS_GROUPS?", "alias_scopes: ALIAS_SCOPES?",
        "noalias_scopes: ALIAS_SCOPES?", "tbaa: TBAA_TAGS?"
    },
    format = "(`volatile` $volatile_^)? $value `,` $addr (`atomic` "
        + "(`syncscope` `(` $syncscope^ `)`)? $ordering^)? "
        + "attr-dict `:` type($value) `,` type($addr)")
public final class StoreOp extends StoreOpBase {
  StoreOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return AtomicOrdering.verify(operation(), value().type(), AtomicOrdering.ACQUIRE, AtomicOrdering.ACQ_REL);
  }
}
