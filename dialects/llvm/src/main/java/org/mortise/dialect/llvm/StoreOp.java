// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.Op;

/** Writes a value to memory. */
@Op(name = "llvm.store",
    operands = {"value: LOADABLE", "addr: POINTER"},
    attributes = {
        "alignment: I64?", "volatile_: UNIT?", "nontemporal: UNIT?", "invariantGroup: UNIT? since 22.1",
        "ordering: ORDERING = NOT_ATOMIC",
        "syncscope: STRING?",
        "access_groups: ACCESS_GROUPS?", "alias_scopes: ALIAS_SCOPES?",
        "noalias_scopes: ALIAS_SCOPES?", "tbaa: TBAA_TAGS?"
    },
    format = "(`volatile` $volatile_^)? $value `,` $addr (`atomic` "
        + "(`syncscope` `(` $syncscope^ `)`)? $ordering^)? "
        + "(`invariant_group` $invariantGroup^)? attr-dict `:` type($value) `,` type($addr)",
    implementations = StoreOp.Effects.class)
public final class StoreOp extends StoreOpBase {
  StoreOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return AtomicOrdering.verify(operation(), value().type(), AtomicOrdering.ACQUIRE, AtomicOrdering.ACQ_REL);
  }

  /** Writes the address; see {@link AtomicOrdering#addEffects} for volatile and atomic accesses. */
  static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      StoreOp store = of(op);
      effects.add(MemoryEffect.of(MemoryEffect.Kind.WRITE, store.addr()));
      AtomicOrdering.addEffects(store.volatile_Attr() != null, store.orderingAttr(), effects);
    }
  }
}
