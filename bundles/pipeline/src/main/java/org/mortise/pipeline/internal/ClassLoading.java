// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import org.osgi.framework.Bundle;
import org.osgi.framework.wiring.BundleWiring;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Loads all classes of a bundle. A framework closes a bundle's jar when it is uninstalled or updated; what is loaded by
 * then goes on to work. Linear in the number of classes; they are not initialized.
 */
final class ClassLoading {
  private static final Logger LOG = LoggerFactory.getLogger(ClassLoading.class);
  private static final String SUFFIX = ".class";

  private ClassLoading() {}

  static void loadAll(Bundle bundle) {
    BundleWiring wiring = bundle.adapt(BundleWiring.class);
    if (wiring == null) {
      return;
    }
    for (String file : wiring.listResources(
        "/", "*" + SUFFIX, BundleWiring.LISTRESOURCES_RECURSE | BundleWiring.LISTRESOURCES_LOCAL)) {
      load(bundle, file.substring(0, file.length() - SUFFIX.length()).replace('/', '.'));
    }
  }

  private static void load(Bundle bundle, String name) {
    try {
      bundle.loadClass(name);
    } catch (ClassNotFoundException | LinkageError unusable) {
      LOG.debug("{} cannot be loaded: nobody could have used it", name, unusable);
    }
  }
}
