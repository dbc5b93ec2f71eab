// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;
import org.osgi.framework.Version;

class CopiesTest {
  private static Bundle bundle(long id, String location, String version) {
    return (Bundle) Proxy.newProxyInstance(CopiesTest.class.getClassLoader(), new Class<?>[] {Bundle.class},
        (proxy, method, arguments) -> switch (method.getName()) {
          case "getBundleId" -> id;
          case "getLocation" -> location;
          case "getSymbolicName" -> "org.x";
          case "getVersion" -> new Version(version);
          default -> throw new UnsupportedOperationException(method.getName());
        });
  }

  @Test
  void check_bundlesOfOneName_firstIsUsed() {
    Copies copies = new Copies();
    assertThat(copies.check(bundle(7, "deploy:b.jar", "1.2.0"))).isNull();
    assertThat(copies.check(bundle(7, "deploy:b.jar", "1.2.0"))).isNull();
    assertThat(copies.check(bundle(5, "reference:file:/deploy/a%20copy.jar", "1.2.0"))).isEqualTo(
        "a copy.jar is not used: it is org.x 1.2.0, and so is b.jar, which came first; remove one of the two");
    assertThat(copies.check(bundle(8, "file:/deploy/%C3%BC+.jar", "1.3.0"))).as("another version").isEqualTo(
        "ü+.jar is not used: it is org.x 1.3.0, and b.jar is org.x 1.2.0, which came first; remove one of the two");
    assertThat(copies.check(bundle(9, "file:/deploy/100%.jar", "1.3.0"))).startsWith("100%.jar is not used: ");
  }
}
