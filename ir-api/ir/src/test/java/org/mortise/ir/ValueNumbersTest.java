// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ValueNumbersTest {
  private final Toy toy = new Toy();
  private final List<Value> values = new ArrayList<>();
  private final ValueNumbers numbers = new ValueNumbers();

  private Value value() {
    return new Block().addArgument(toy.type, toy.location);
  }

  private void addValues(int count) {
    for (int i = 0; i < count; i++) {
      values.add(value());
      assertThat(numbers.add(values.get(i))).isEqualTo(i);
    }
  }

  @Test
  void of_manyValues_isOrderOfAddition() {
    addValues(100);
    assertThat(numbers.count()).isEqualTo(100);
    assertThat(numbers.values()).isEqualTo(values);
    for (int i = 0; i < 100; i++) {
      assertThat(numbers.of(values.get(i))).isEqualTo(i);
      assertThat(numbers.value(i)).isSameAs(values.get(i));
    }
  }

  @Test
  void of_valueWithoutNumber_isNegative() {
    assertThat(numbers.of(value())).isEqualTo(-1);
    addValues(3);
    assertThat(numbers.of(value())).isEqualTo(-1);
    Value last = value();
    assertThat(numbers.add(last)).isEqualTo(3);
    last.setNumberHint(0);
    assertThat(numbers.of(last)).isEqualTo(3);
  }

  @Test
  void of_hintsOverwritten_isUnchanged() {
    addValues(50);
    ValueNumbers others = new ValueNumbers();
    for (int i = 49; i >= 0; i--) {
      others.add(values.get(i));
    }
    for (int i = 0; i < 50; i++) {
      assertThat(numbers.of(values.get(i))).isEqualTo(i);
      assertThat(others.of(values.get(i))).isEqualTo(49 - i);
    }
  }
}
