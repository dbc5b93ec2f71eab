// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;

/** Has a method that runs before the tests of subclasses. */
class CountStepsTestBase {
  /** The methods that have run on this instance. */
  final List<String> ofInstance = new ArrayList<>();

  @BeforeEach
  void addInBase() {
    ofInstance.add("base");
  }
}
