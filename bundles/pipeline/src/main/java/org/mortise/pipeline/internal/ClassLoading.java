// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.osgi.framework.Bundle;
import org.osgi.framework.wiring.BundleWiring;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Loads all classes of a bundle and all classes that they refer to. When a bundle is uninstalled or updated, the
 * framework closes its jar, and its class loader finds no further classes, not even in other bundles; loaded classes
 * continue to work. No class is initialized. Linear in the size of the bundle.
 */
final class ClassLoading {
  private static final Logger LOG = LoggerFactory.getLogger(ClassLoading.class);
  private static final String SUFFIX = ".class";

  private final ClassLoader loader;
  private final Set<String> names = new HashSet<>();

  private ClassLoading(ClassLoader loader) {
    this.loader = loader;
  }

  static void loadAll(Bundle bundle) {
    BundleWiring wiring = bundle.adapt(BundleWiring.class);
    if (wiring == null) {
      return;
    }
    ClassLoading loading = new ClassLoading(wiring.getClassLoader());
    Collection<String> files = wiring.listResources(
        "/", "*" + SUFFIX, BundleWiring.LISTRESOURCES_RECURSE | BundleWiring.LISTRESOURCES_LOCAL);
    for (String file : files) {
      loading.addClass(file.substring(0, file.length() - SUFFIX.length()));
      loading.addReferences(bundle.getEntry(file));
    }
    loading.names.forEach(loading::load);
  }

  /** Loads by {@code forName}, because the loader then records the class, even if another loader defines it. */
  private void load(String name) {
    try {
      Class.forName(name, false, loader);
    } catch (ClassNotFoundException | LinkageError unusable) {
      LOG.debug("{} cannot be loaded, so it cannot have been in use", name, unusable);
    }
  }

  private void addClass(String internalName) {
    names.add(internalName.replace('/', '.'));
  }

  private void addReferences(URL classFile) {
    if (classFile == null) {
      return;
    }
    try (InputStream in = classFile.openStream()) {
      ClassReferences.in(in).forEach(this::addClass);
    } catch (IOException unreadable) {
      LOG.debug("{} cannot be read", classFile, unreadable);
    }
  }
}
