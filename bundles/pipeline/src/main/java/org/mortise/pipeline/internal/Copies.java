// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.osgi.framework.Bundle;

/**
 * Of several bundles with the same symbolic name, which a framework may allow, the one that is met first is used: for
 * one snapshot, in the order in which it is collected. Of another version nothing is used either: what it has beyond
 * the first one was made for its own dialect, and would meet the other one's.
 */
final class Copies {
  private final Map<String, Bundle> used = new HashMap<>();

  /** Why nothing of {@code bundle} is used; null if it is. */
  String check(Bundle bundle) {
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

  /** The last part of where it came from, which is the name of the file. */
  private static String file(Bundle bundle) {
    String name = bundle.getLocation().replaceFirst(".*[/:]", "");
    try {
      return URLDecoder.decode(name.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException plain) {
      return name; // with a percent sign of its own
    }
  }
}
