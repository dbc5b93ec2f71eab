// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.ir.Operation;
import org.mortise.testing.ClassPathContext;

class AffineScopesTest {
  @Test
  void isSymbol_longChainOfApplications_dependsOnItsStart() {
    assertThat(endOfChainFrom("%lb")).isTrue();
    assertThat(endOfChainFrom("%i")).isFalse();
  }

  private static boolean endOfChainFrom(String start) {
    int length = 20_000;
    StringBuilder text = new StringBuilder("""
        #map = affine_map<(d0)[s0] -> (d0 + s0 + 1)>
        func.func @f(%lb: index) {
          "t.loop"() ({
          ^body(%i: index):
            %x0 = affine.apply #map(START)[%lb]
        """.replace("START", start));
    for (int i = 1; i <= length; i++) {
      text.append("%x" + i + " = affine.apply #map(%x" + (i - 1) + ")[%x" + (i - 1) + "]\n");
    }
    text.append("\"t.use\"(%x" + length + ") : (index) -> ()\n}) : () -> ()\nreturn\n}\n");
    Operation use = ClassPathContext.parseAndFind(text.toString(), "t.use");
    return AffineScopes.isSymbol(use.operand(0));
  }
}
