// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.definition.MemoryEffect.Resource;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.Op;

/** Has the memory effects that its attribute {@code effects} lists: {@code [{effect = "read", on_result}, ...]}. */
@Op(name = "test.side_effect_op", results = "result: ANY",
    implementations = SideEffectOp.Effects.class)
public final class SideEffectOp extends SideEffectOpBase {
  private static final Resource TEST_RESOURCE = new Resource("<Test>");

  SideEffectOp(Operation operation) {
    super(operation);
  }

  /** Returns the effects that the attribute lists. */
  static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      if (!(op.getAttr("effects") instanceof ArrayAttr list)) {
        return;
      }
      for (int i = 0; i < list.size(); i++) {
        if (list.get(i) instanceof DictionaryAttr entry && entry.get("effect") instanceof StringAttr word) {
          effects.add(effect(op, entry, kind(word.value())));
        }
      }
    }

    private static MemoryEffect effect(Operation op, DictionaryAttr entry, Kind kind) {
      Resource resource = entry.get("test_resource") == null ? Resource.DEFAULT : TEST_RESOURCE;
      Value value = entry.get("on_result") == null ? null : of(op).result();
      Attribute symbol = entry.get("on_reference") instanceof SymbolRefAttr reference ? reference : null;
      return new MemoryEffect(kind, resource, value, symbol);
    }

    private static Kind kind(String word) {
      return switch (word) {
        case "allocate" -> Kind.ALLOCATE;
        case "free" -> Kind.FREE;
        case "read" -> Kind.READ;
        default -> Kind.WRITE;
      };
    }
  }
}
