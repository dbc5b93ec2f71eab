// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.osgi;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.net.MalformedURLException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.wiring.BundleRevision;
import org.osgi.framework.wiring.BundleWiring;

class IdleBundleTest {
  private static final String COMPONENT = "OSGI-INF/x.xml";
  private static final String SERVICE = "META-INF/services/org.mortise.ir.Dialect";

  private static Bundle bundle(Map<String, String> headers, List<String> files, boolean hasServices) {
    BundleRevision revision = revision(files);
    return proxy(Bundle.class, (proxy, method, arguments) -> switch (method.getName()) {
      case "getBundleId" -> 7L;
      case "getState" -> Bundle.ACTIVE;
      case "getHeaders" -> new Hashtable<>(headers);
      case "getRegisteredServices" -> hasServices ? new ServiceReference<?>[1] : null;
      case "adapt" -> revision;
      default -> throw new UnsupportedOperationException(method.getName());
    });
  }

  private static BundleRevision revision(List<String> files) {
    BundleWiring wiring = proxy(BundleWiring.class, (proxy, method, arguments) -> switch (method.getName()) {
      case "findEntries" -> entries(files, arguments[0] + glob((String) arguments[1]));
      default -> throw new UnsupportedOperationException(method.getName());
    });
    return proxy(BundleRevision.class, (proxy, method, arguments) -> switch (method.getName()) {
      case "getWiring" -> wiring;
      case "getDeclaredRequirements", "getDeclaredCapabilities" -> List.of();
      default -> throw new UnsupportedOperationException(method.getName());
    });
  }

  private static <T> T proxy(Class<T> type, InvocationHandler handler) {
    return type.cast(Proxy.newProxyInstance(IdleBundleTest.class.getClassLoader(), new Class<?>[] {type}, handler));
  }

  private static String glob(String pattern) {
    return pattern.replace(".", "\\.").replace("*", ".*");
  }

  private static List<URL> entries(List<String> files, String pattern) throws MalformedURLException {
    List<URL> found = new ArrayList<>();
    for (String file : files) {
      if (Pattern.matches(pattern, file)) {
        found.add(new URL("file:/" + file));
      }
    }
    return found;
  }

  @Test
  void reason_onlyServicesOfPlainJava_reported() {
    Bundle idle = bundle(Map.of(), List.of(SERVICE, "META-INF/services/com.example.Other"), false);

    assertThat(IdleBundle.reason(idle, false)).isEqualTo("contributes nothing: it has only " + SERVICE
        + ", for programs without a framework; annotate the classes with @Component, too, and build it with bnd");
  }

  @Test
  void reason_componentNotInJar_reported() {
    Map<String, String> headers = Map.of("Service-Component", "OSGI-INF/y.xml, " + COMPONENT);

    assertThat(IdleBundle.reason(bundle(headers, List.of(COMPONENT), false), true)).isEqualTo("contributes nothing: "
        + "its manifest names the component OSGI-INF/y.xml, which is not in the jar; "
        + "build it with bnd, which writes both");
    assertThat(IdleBundle.reason(bundle(headers, List.of(COMPONENT), true), true)).startsWith("its manifest names");
    assertThat(IdleBundle.reason(bundle(headers, List.of(COMPONENT, "OSGI-INF/y.xml"), true), true)).isNull();
    assertThat(IdleBundle.reason(bundle(Map.of("Service-Component", "OSGI-INF/*.xml"), List.of(COMPONENT), true), true))
        .isNull();
  }

  @Test
  void reason_emptyBundle_reportedIfDeployed() {
    Bundle empty = bundle(Map.of(), List.of(), false);

    assertThat(IdleBundle.reason(empty, true)).startsWith("contributes nothing: it has no component, no activator");
    assertThat(IdleBundle.reason(empty, false)).isNull();
  }

  @Test
  void reason_usedBundle_isNull() {
    assertThat(IdleBundle.reason(bundle(Map.of(), List.of(SERVICE), true), true)).isNull();
    assertThat(IdleBundle.reason(bundle(Map.of("Bundle-Activator", "x.Y"), List.of(), false), true)).isNull();
  }

  @Test
  void reason_bundleUninstalledMeanwhile_isNull() {
    Bundle gone = proxy(Bundle.class, (proxy, method, arguments) -> switch (method.getName()) {
      case "getBundleId" -> 7L;
      case "getState" -> Bundle.ACTIVE; // and uninstalled after that
      default -> throw new IllegalStateException("The bundle is uninstalled.");
    });

    assertThat(IdleBundle.reason(gone, true)).isNull();
  }
}
