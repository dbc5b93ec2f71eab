// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;

/**
 * Selects one of several bundles with the same symbolic name, which a framework may allow: the first in the order in
 * which a snapshot is collected. No parts of another version are used, because they were built for their own dialect
 * and would not match the selected one.
 */
final class Copies {
  private final Map<String, Bundle> used = new HashMap<>();

  /** Returns the reason why {@code bundle} is not used; null if it is used. */
  @Nullable String check(Bundle bundle) {
    Bundle first = used.putIfAbsent(String.valueOf(bundle.getSymbolicName()), bundle);
    if (first == null || first.getBundleId() == bundle.getBundleId()) {
      return null;
    }
    String name = Providers.name(bundle);
    String other = Providers.name(first);
    return file(bundle) + " is not used: it is " + name + ", and "
        + (name.equals(other) ? "so is " + file(first) : file(first) + " is " + other)
        + ", which came first; remove one of the two";
  }

  /** Returns the last part of the bundle's location, which is the file name. */
  private static String file(Bundle bundle) {
    String name = bundle.getLocation().replaceFirst(".*[/:]", "");
    try {
      return URLDecoder.decode(name.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException plain) {
      return name; // contains a percent sign of its own
    }
  }
}
