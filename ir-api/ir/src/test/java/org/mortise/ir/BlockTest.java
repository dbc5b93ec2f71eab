// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BlockTest {
  private final Toy toy = new Toy();

  @Test
  void isBeforeInBlock_insertedErasedAndMoved_followsOrder() {
    Block block = new Block();
    List<Operation> model = new ArrayList<>();
    Random random = new Random(7);
    for (int step = 0; step < 3000; step++) {
      int at = model.isEmpty() ? 0 : random.nextInt(model.size());
      int choice = random.nextInt(5);
      if (choice < 3 || model.size() < 3) {
        Operation op = toy.op("t.x");
        block.insertBefore(at < model.size() ? model.get(at) : null, op);
        model.add(at, op);
      } else if (choice == 3) {
        model.remove(at).erase();
      } else {
        Operation moved = model.remove(at);
        int target = random.nextInt(model.size());
        moved.moveBefore(model.get(target));
        model.add(target, moved);
      }
      int a = random.nextInt(model.size());
      int b = random.nextInt(model.size());
      assertThat(model.get(a).isBeforeInBlock(model.get(b))).isEqualTo(a < b);
    }
    assertThat(block.operations()).containsExactlyElementsOf(model);
  }

  @Test
  void insertBefore_repeated_doesNotRenumberEachTime() {
    Block block = new Block();
    Operation last = toy.op("t.last");
    block.append(last);
    for (int i = 0; i < 200_000; i++) {
      Operation op = toy.op("t.x");
      block.prepend(op);
      assertThat(op.isBeforeInBlock(last)).isTrue();
    }
  }

  @Test
  void eraseArgument_amongOthers_updatesIndices() {
    Block block = new Block();
    BlockArgument a = block.addArgument(toy.type, toy.location);
    BlockArgument b = block.addArgument(toy.type, toy.location);
    BlockArgument front = block.insertArgument(0, toy.type, toy.location);
    assertThat(List.of(front.index(), a.index(), b.index())).containsExactly(0, 1, 2);
    block.eraseArgument(1);
    assertThat(b.index()).isEqualTo(1);
    assertThat(block.argumentCount()).isEqualTo(2);
  }

  @Test
  void eraseArgument_used_throws() {
    Block block = new Block();
    BlockArgument argument = block.addArgument(toy.type, toy.location);
    block.append(toy.op("t.use", List.of(argument), 0, 0));
    assertThatThrownBy(() -> block.eraseArgument(0)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void splitAndSplice_operations_keepsOrder() {
    Region region = new Region();
    Block block = region.addBlock();
    List<Operation> ops = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      ops.add(toy.op("t.x"));
      block.append(ops.get(i));
    }
    Block tail = block.splitBefore(ops.get(2));
    assertThat(block.operations()).containsExactly(ops.get(0), ops.get(1));
    assertThat(tail.operations()).containsExactly(ops.get(2), ops.get(3));
    assertThat(region.last()).isSameAs(tail);
    tail.splice(ops.get(2), block);
    assertThat(tail.operations()).containsExactlyElementsOf(ops);
    assertThat(block.isEmpty()).isTrue();
  }

  @Test
  void moveBefore_blocks_movesWithinAndBetweenRegions() {
    Operation op = toy.op("t.outer", List.of(), 0, 2);
    Region region = op.region(0);
    Block a = region.addBlock();
    Block b = region.addBlock();
    Block front = new Block();
    region.prepend(front);
    b.moveBefore(a);
    assertThat(region.blocks()).containsExactly(front, b, a);
    front.moveAfter(a);
    assertThat(region.blocks()).containsExactly(b, a, front);

    Block other = op.region(1).addBlock();
    a.moveAfter(other);
    b.moveBefore(other);
    assertThat(region.blocks()).containsExactly(front);
    assertThat(op.region(1).blocks()).containsExactly(b, other, a);
    assertThat(a.parent()).isSameAs(op.region(1));
  }
}
