// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.util.TreeSet;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.wiring.BundleWire;
import org.osgi.framework.wiring.BundleWiring;

/** Prints the package wiring between bundles in Graphviz's language. */
final class BundleGraph {
  private final BundleContext context;

  BundleGraph(BundleContext context) {
    this.context = context;
  }

  @Override
  public String toString() {
    TreeSet<String> lines = new TreeSet<>();
    for (Bundle bundle : context.getBundles()) {
      BundleWiring wiring = bundle.adapt(BundleWiring.class);
      if (wiring == null) {
        lines.add("  \"" + bundle.getSymbolicName() + "\" [style=dotted];\n"); // not resolved
        continue;
      }
      for (BundleWire wire : wiring.getRequiredWires("osgi.wiring.package")) {
        Bundle provider = wire.getProvider().getBundle();
        if (provider.getBundleId() != 0) {
          lines.add("  \"" + bundle.getSymbolicName() + "\" -> \"" + provider.getSymbolicName() + "\";\n");
        }
      }
    }
    return "digraph bundles {\n  rankdir=LR;\n" + String.join("", lines) + "}\n";
  }
}
