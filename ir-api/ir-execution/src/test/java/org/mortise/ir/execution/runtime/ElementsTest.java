// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Operation;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.types.IntegerType;

class ElementsTest {
  private static final ValueFormat FORMAT = ValueFormat.of(IntegerType.of(Contexts.builder().build(), 64));

  /** Counts steps and bytes only. */
  private static final class CountingMachine extends Machine {
    long steps;
    long bytes;

    @Override
    public Memory allocate(long size, Storage storage) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void free(MemRef buffer) {}

    @Override
    public long address(Memory memory) {
      return 0;
    }

    @Override
    public Elements contents(MemRef buffer, ValueFormat format) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void copy(MemRef from, MemRef to, ValueFormat format) {}

    @Override
    public Object global(Operation variable, Supplier<Object> initial) {
      return initial.get();
    }

    @Override
    public void step(long count) {
      steps += count;
    }

    @Override
    public void charge(long size) {
      bytes += size;
    }

    @Override
    public void count(Event event) {}

    @Override
    public void print(CharSequence text) {}

    @Override
    public ExecutionException fault(String message) {
      throw new IllegalStateException(message);
    }
  }

  private final CountingMachine machine = new CountingMachine();

  private static Elements of(Object... values) {
    Elements elements = Elements.of(FORMAT, values.length);
    for (int i = 0; i < values.length; i++) {
      elements.set(i, values[i]);
    }
    return elements;
  }

  private static List<Object> list(Elements elements) {
    List<Object> list = new ArrayList<>();
    for (int i = 0; i < elements.count(); i++) {
      list.add(elements.get(i));
    }
    return list;
  }

  @Test
  void with_randomVersionsAreChangedAndRead_eachKeepsItsElements() {
    Random random = new Random(1);
    List<Elements> versions = new ArrayList<>(List.of(of(0L, 1L, 2L, 3L, 4L, 5L, 6L)));
    List<List<Object>> expected = new ArrayList<>(List.of(list(versions.get(0))));
    for (int i = 0; i < 2000; i++) {
      int chosen = random.nextInt(4) == 0 ? random.nextInt(versions.size()) : versions.size() - 1;
      int[] positions = random.ints(random.nextInt(4), 0, 7).toArray();
      Object[] values = new Object[positions.length];
      List<Object> changed = new ArrayList<>(expected.get(chosen));
      for (int k = 0; k < positions.length; k++) {
        values[k] = random.nextInt(5) == 0 ? Poison.VALUE : (Object) random.nextLong();
        changed.set(positions[k], values[k]);
      }
      versions.add(versions.get(chosen).with(positions, of(values), machine));
      expected.add(changed);
      int read = random.nextInt(versions.size());
      assertThat(list(versions.get(read))).isEqualTo(expected.get(read));
    }
    for (int i = 0; i < versions.size(); i++) {
      assertThat(list(versions.get(i))).isEqualTo(expected.get(i));
    }
  }

  @Test
  void with_newestVersionOnly_takesStepsOfTheChanges() {
    Elements elements = Elements.of(FORMAT, 10_000);
    for (int i = 0; i < 10_000; i++) {
      elements = elements.with(new int[] {i}, of((long) i), machine);
    }
    assertThat(machine.steps).isLessThan(40_000);
    assertThat(elements.getLong(7777)).isEqualTo(7777);
  }

  @Test
  void restore_ofAnOldVersion_countsACopyOnce() {
    Elements old = Elements.of(FORMAT, 1000);
    Elements newer = old.with(new int[] {0}, of(1L), machine);
    long before = machine.steps;
    old.restore(machine);
    old.restore(machine);
    newer.restore(machine);
    assertThat(machine.steps - before).isEqualTo(2000);
    assertThat(old.getLong(0)).isZero();
    assertThat(newer.getLong(0)).isEqualTo(1);
  }

  @Test
  void bytes_ofOldVersion_includeNewerVersions() {
    Elements old = Elements.of(FORMAT, 1000);
    Elements newest = old;
    for (int i = 0; i < 100; i++) {
      newest = newest.with(new int[] {i}, of(1L), machine);
    }
    Set<Object> counted = Collections.newSetFromMap(new IdentityHashMap<>());
    assertThat(old.bytes(counted)).isGreaterThan(1000 * Long.BYTES + 100 * 100);
    assertThat(newest.bytes(counted)).isZero();
    assertThat(newest.bytes(Collections.newSetFromMap(new IdentityHashMap<>()))).isLessThan(1000 * 13);
  }

  @Test
  void with_ofAReshapedValue_keepsTheElementsOfTheOther() {
    Elements flat = of(1L, 2L, 3L, 4L);
    Elements square = flat.reshaped(2, 2);
    Elements changed = square.with(new int[] {3}, of(9L), machine);
    assertThat(list(flat)).containsExactly(1L, 2L, 3L, 4L);
    assertThat(list(changed)).containsExactly(1L, 2L, 3L, 9L);
  }

  @Test
  void part_withStrides_hasTheElementsInRowMajorOrder() {
    Elements matrix = of(0L, 1L, 2L, 3L, 4L, 5L).reshaped(2, 3);
    assertThat(list(matrix.part(new long[] {3, 2}, 0, new long[] {1, 3}, machine))).isEqualTo(
        Arrays.<Object>asList(0L, 3L, 1L, 4L, 2L, 5L));
    assertThat(list(matrix.part(new long[] {2, 2}, 1, new long[] {0, 1}, machine))).isEqualTo(
        Arrays.<Object>asList(1L, 2L, 1L, 2L));
    assertThat(matrix.part(new long[] {0, 2}, 0, new long[] {1, 1}, machine).count()).isZero();
  }
}
