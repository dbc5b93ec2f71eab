// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.steps;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;

/**
 * Loads all classes of Mortise again, instrumented by {@link StepInserter}; its parent loads other classes and all
 * resources. The classes of this package are not instrumented, and both loaders share them.
 */
final class CountingLoader extends ClassLoader {
  private static final String CHANGED = "org.mortise.";
  private static final String SHARED = CountingLoader.class.getPackageName() + ".";

  CountingLoader(ClassLoader parent) {
    super(parent);
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(CHANGED) || name.startsWith(SHARED)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? findClass(name) : loaded;
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    String path = name.replace('.', '/') + ".class";
    URL url = getResource(path);
    if (url == null) {
      throw new ClassNotFoundException(name);
    }
    try (InputStream in = url.openStream()) {
      ClassReader reader = new ClassReader(in);
      ClassWriter writer = new ClassWriter(reader, 0);
      reader.accept(new StepInserter(writer, getParent()), 0);
      byte[] changed = writer.toByteArray();
      return defineClass(name, changed, 0, changed.length, domain(url, path));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Returns a domain with the archive or folder of a class, by which Mortise finds the bundle of a class. */
  private static ProtectionDomain domain(URL url, String path) throws IOException {
    String text = url.toString();
    String folder = text.substring(0, text.length() - path.length());
    String location = folder.startsWith("jar:") ? folder.substring("jar:".length(), folder.length() - "!/".length())
        : folder;
    return new ProtectionDomain(new CodeSource(new URL(location), (Certificate[]) null), null);
  }
}
