// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.Op;

/** Reads a value from memory. */
@Op(name = "llvm.load",
    operands = "addr: POINTER",
    results = "res: LOADABLE",
    attributes = {
        "alignment: I64?", "volatile_: UNIT?", "nontemporal: UNIT?", "invariant: UNIT?",
        "invariantGroup: UNIT? since 22.1",
        "ordering: ORDERING = NOT_ATOMIC",
        "syncscope: STRING?", "dereferenceable: DEREFERENCEABLE? since 22.1",
        "access_groups: ACCESS_GROUPS?", "alias_scopes: ALIAS_SCOPES?",
        "noalias_scopes: ALIAS_SCOPES?", "tbaa: TBAA_TAGS?"
    },
    format = "(`volatile` $volatile_^)? $addr (`atomic` "
        + "(`syncscope` `(` $syncscope^ `)`)? $ordering^)? "
        + "(`invariant` $invariant^)? (`invariant_group` $invariantGroup^)? "
        + "(`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($addr) `->` type($res)",
    implementations = LoadOp.Effects.class)
public final class LoadOp extends LoadOpBase {
  LoadOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return AtomicOrdering.verify(operation(), res().type(), AtomicOrdering.RELEASE, AtomicOrdering.ACQ_REL);
  }

  /** Reads the address; see {@link AtomicOrdering#addEffects} for volatile and atomic accesses. */
  static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      LoadOp load = of(op);
      effects.add(MemoryEffect.of(MemoryEffect.Kind.READ, load.addr()));
      AtomicOrdering.addEffects(load.volatile_Attr() != null, load.orderingAttr(), effects);
    }
  }
}
