// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Loads the classes of one deployed bundle like a framework, for a bundle that uses only imported packages and its own
 * jar. A class or resource of an imported package comes from the provider of that package, and from nowhere else. Any
 * other one comes from the jar, except for the packages {@code java.*}.
 */
final class BundleLoader extends URLClassLoader {
  static {
    registerAsParallelCapable();
  }

  private final Map<String, ClassLoader> imports = new HashMap<>();
  private String bundle = "";

  BundleLoader(File jar) {
    super(new URL[] {url(jar)}, ClassLoader.getPlatformClassLoader());
  }

  private static URL url(File jar) {
    try {
      return jar.toURI().toURL();
    } catch (MalformedURLException impossible) {
      throw new IllegalArgumentException(impossible);
    }
  }

  void setBundle(String nameAndVersion) {
    bundle = nameAndVersion;
  }

  /** Returns the symbolic name and the version of the bundle. */
  String bundle() {
    return bundle;
  }

  void addImport(String packageName, ClassLoader provider) {
    imports.put(packageName, provider);
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (name.startsWith("java.")) {
      return super.loadClass(name, resolve);
    }
    ClassLoader provider = imports.get(name.substring(0, Math.max(0, name.lastIndexOf('.'))));
    return provider == null ? loadOwn(name)
        : provider instanceof BundleLoader other ? other.loadOwn(name) : provider.loadClass(name);
  }

  Class<?> loadOwn(String name) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known != null ? known : findClass(name);
    }
  }

  @Override
  public @Nullable URL getResource(String name) {
    ClassLoader provider = providerOf(name);
    return provider == null ? findResource(name)
        : provider instanceof BundleLoader other ? other.findResource(name) : provider.getResource(name);
  }

  @Override
  public Enumeration<URL> getResources(String name) throws IOException {
    ClassLoader provider = providerOf(name);
    return provider == null ? findResources(name)
        : provider instanceof BundleLoader other ? other.findResources(name) : provider.getResources(name);
  }

  private @Nullable ClassLoader providerOf(String resource) {
    if (resource.startsWith("java/")) {
      return getParent();
    }
    int slash = resource.lastIndexOf('/');
    return slash < 0 ? null : imports.get(resource.substring(0, slash).replace('/', '.'));
  }
}
