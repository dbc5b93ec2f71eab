// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.ir.Dialect;

class BundleLoaderTest {
  /** A class that uses a class of another bundle. */
  static final class User implements Runnable {
    @Override
    public void run() {
      assertThat(Dialect.class.getClassLoader()).isSameAs(BundleLoaderTest.class.getClassLoader());
    }
  }

  private static final String FILE = User.class.getName().replace('.', '/') + ".class";
  private static final String PACKAGE = User.class.getPackageName();

  @TempDir Path folder;

  private BundleLoader bundle(String name) throws IOException {
    Path jar = folder.resolve(name);
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        InputStream in = BundleLoaderTest.class.getClassLoader().getResourceAsStream(FILE)) {
      out.putNextEntry(new JarEntry(FILE));
      in.transferTo(out);
    }
    return new BundleLoader(jar.toFile());
  }

  private static void run(ClassLoader loader) throws ReflectiveOperationException {
    var constructor = loader.loadClass(User.class.getName()).getDeclaredConstructor();
    constructor.setAccessible(true);
    ((Runnable) constructor.newInstance()).run();
  }

  @Test
  void loadClass_packageNotImported_isNotFound() throws Exception {
    BundleLoader own = bundle("own jar");

    assertThat(own.loadClass(User.class.getName())).isNotSameAs(User.class);
    assertThatThrownBy(() -> run(own)).isInstanceOf(NoClassDefFoundError.class).hasMessageContaining("Dialect");
  }

  @Test
  void loadClass_packageImported_comesFromProvider() throws Exception {
    ClassLoader installation = BundleLoaderTest.class.getClassLoader();
    BundleLoader own = bundle("own jar");
    own.addImport("org.mortise.ir", installation);
    own.addImport("org.assertj.core.api", installation);

    assertThatThrownBy(() -> run(own)).as("a private package of the same name").isInstanceOf(NoClassDefFoundError.class)
        .hasMessageContaining("BundleLoaderTest");
    own.addImport(PACKAGE, installation);
    assertThat(own.loadClass(User.class.getName())).as("before the own one").isSameAs(User.class);
    run(own);
  }

  @Test
  void loadClass_packageOfOtherBundle_comesFromItsJarOnly() throws Exception {
    BundleLoader provider = bundle("provider");
    BundleLoader own = bundle("own");
    own.addImport(PACKAGE, provider);
    provider.addImport(PACKAGE, own); // an import of a provider is not exported again

    assertThat(own.loadClass(User.class.getName())).isSameAs(provider.loadOwn(User.class.getName()));
    assertThatThrownBy(() -> own.loadClass(PACKAGE + ".Missing")).isInstanceOf(ClassNotFoundException.class);
    assertThat(own.getResource(FILE).toString()).contains("/provider!/");
    assertThat(own.getResources(FILE).nextElement().toString()).contains("/provider!/");
    assertThat(own.getResource("java/lang/Object.class")).isNotNull();
    assertThat(own.getResource("org/mortise/ir/Dialect.class")).isNull();
  }
}
