// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import java.util.HashMap;
import java.util.Map;
import org.osgi.framework.Bundle;

/**
 * Of several bundles with the same name and version, which a framework may allow, the one that is met first is used:
 * for one snapshot, in the order in which it is collected.
 */
final class Copies {
  private final Map<String, Bundle> used = new HashMap<>();

  /** Why nothing of {@code bundle} is used; null if it is. */
  String check(Bundle bundle) {
    String name = Providers.name(bundle);
    Bundle first = used.putIfAbsent(name, bundle);
    if (first == null || first.getBundleId() == bundle.getBundleId()) {
      return null;
    }
    return file(bundle) + " is not used: it is " + name + ", and so is " + file(first) + ", which came first;"
        + " remove one of the two";
  }

  /** The last part of where it came from, which is the name of the file. */
  private static String file(Bundle bundle) {
    return bundle.getLocation().replaceFirst(".*[/:]", "").replace("%20", " ");
  }
}
