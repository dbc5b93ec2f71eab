// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocationsimplification;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.analyses.alias.BufferOrigins;
import org.mortise.analyses.alias.BufferOrigins.Relation;
import org.mortise.analyses.alias.BufferOverlap;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.MemRefType;

/** {@link BufferOverlap} must agree with {@link BufferOrigins#relation} on all pairs. */
class BufferOverlapTest {
  private static final String PROGRAM = """
      func.func private @make() -> memref<2xi8>
      func.func @f(%p: memref<2xi8>, %q: memref<2xi8>, %c: i1, %i: index) -> memref<2xi8> {
        %a = memref.alloc() : memref<2xi8>
        %b = memref.alloc() : memref<2xi8>
        %s = arith.select %c, %a, %b : memref<2xi8>
        %t = arith.select %c, %s, %p : memref<2xi8>
        %same = arith.select %c, %a, %a : memref<2xi8>
        %view = memref.cast %s : memref<2xi8> to memref<?xi8>
        %x = call @make() : () -> memref<2xi8>
        %u = arith.select %c, %x, %b : memref<2xi8>
        cf.br ^loop(%a, %x : memref<2xi8>, memref<2xi8>)
      ^loop(%old: memref<2xi8>, %any: memref<2xi8>):
        %new = memref.alloc() : memref<2xi8>
        %r:2 = scf.for %k = %i to %i step %i iter_args(%m = %new, %n = %b) -> (memref<2xi8>, memref<2xi8>) {
          %inner = memref.alloc() : memref<2xi8>
          scf.yield %n, %inner : memref<2xi8>, memref<2xi8>
        }
        cf.cond_br %c, ^loop(%r#0, %r#1 : memref<2xi8>, memref<2xi8>), ^end(%new, %a : memref<2xi8>, memref<2xi8>)
      ^end(%only: memref<2xi8>, %first: memref<2xi8>):
        return %first : memref<2xi8>
      }
      """;

  private static List<Value> memrefsIn(Operation module) {
    List<Value> memrefs = new ArrayList<>();
    module.walk(op -> {
      for (Value result : op.results()) {
        memrefs.add(result);
      }
      for (int i = 0; i < op.regionCount(); i++) {
        for (Block block = op.region(i).first(); block != null; block = block.next()) {
          memrefs.addAll(List.of(block.arguments()));
        }
      }
    });
    memrefs.removeIf(value -> !(value.type() instanceof MemRefType));
    return memrefs;
  }

  /** Returns whether {@code first} is an allocation inside the block with the argument {@code second}. */
  private static boolean isNewer(Value first, Value second) {
    Value base = BufferGraph.viewBase(first);
    Operation op = base.definingOp();
    if (op == null || !MemoryEffects.hasEffect(op, MemoryEffect.Kind.ALLOCATE, base)
        || !(BufferGraph.viewBase(second) instanceof BlockArgument argument)) {
      return false;
    }
    Operation around = op;
    while (around != null && around.block() != argument.owner()) {
      around = around.parentOp();
    }
    return around != null;
  }

  private static void check(List<Value> members, List<Value> asked, BufferOrigins origins) {
    BufferOverlap any = BufferOverlap.of(origins, members, asked);
    BufferOverlap inOrder = BufferOverlap.inOrder(origins, members, asked);
    for (Value value : asked) {
      List<Integer> same = new ArrayList<>();
      boolean unknown = false;
      boolean unknownInOrder = false;
      for (int i = 0; i < members.size(); i++) {
        Value member = members.get(i);
        Relation relation = origins.relation(value, member);
        if (relation == Relation.SAME) {
          same.add(i);
        }
        unknown |= relation == Relation.UNKNOWN;
        unknownInOrder |= relation == Relation.UNKNOWN && !isNewer(value, member) && !isNewer(member, value);
      }
      assertThat(any.same(value)).isEqualTo(same);
      assertThat(any.hasUnknown(value)).as("%s among %s", value, members).isEqualTo(unknown);
      assertThat(inOrder.hasUnknown(value)).as("%s among %s", value, members).isEqualTo(unknownInOrder);
    }
  }

  @Test
  void sameAndHasUnknown_listOfMembers_agreeWithPairwiseRelation() {
    List<Value> memrefs = memrefsIn(SimplificationPrograms.parse(PROGRAM));
    Random random = new Random(7);
    for (int round = 0; round < 5_000; round++) {
      List<Value> members = new ArrayList<>();
      List<Value> asked = new ArrayList<>();
      for (int i = random.nextInt(6); i >= 0; i--) {
        members.add(memrefs.get(random.nextInt(memrefs.size())));
        asked.add(memrefs.get(random.nextInt(memrefs.size())));
      }
      check(members, round % 2 == 0 ? asked : members, new BufferOrigins());
    }
  }
}
