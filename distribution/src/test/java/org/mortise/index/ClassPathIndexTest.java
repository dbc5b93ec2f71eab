// SPDX-License-Identifier: Apache-2.0
package org.mortise.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.InterfaceAttachment;
import org.mortise.ir.Operation;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.pipeline.ClassPathIndex;
import org.mortise.pipeline.Snapshot;

class ClassPathIndexTest {
  /** Records the names of the requested classes. */
  private static final class Asked extends ClassLoader {
    private final Set<String> names = ConcurrentHashMap.newKeySet();

    Asked() {
      super(ClassPathIndexTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      names.add(name);
      return super.loadClass(name, resolve);
    }
  }

  private final Asked loader = new Asked();
  @TempDir Path folder;
  private Path jar;
  private File file;

  @BeforeEach
  void makeJar() throws Exception {
    jar = Files.writeString(folder.resolve("one.jar"), "some content");
    file = folder.resolve("index").toFile();
  }

  @Test
  void snapshot_comparedWithServiceLoader_isEqual() {
    Snapshot made = ClassPathIndex.open(file, jar.toString(), loader).snapshot();
    Snapshot kept = ClassPathIndex.open(file, jar.toString(), loader).snapshot();

    Set<String> found = contents(Snapshot.ofClassPath(getClass().getClassLoader()));
    assertThat(contents(made)).isEqualTo(found);
    assertThat(contents(kept)).isEqualTo(found).hasSizeGreaterThan(100);
  }

  @Test
  void snapshot_smallProgram_loadsUsedClassesOnly() {
    ClassPathIndex.open(file, jar.toString(), new Asked());

    Snapshot snapshot = ClassPathIndex.open(file, jar.toString(), loader).snapshot();
    assertThat(loader.names).isEmpty();
    assertThat(snapshot.pass("canonicalize").spec().name()).isEqualTo("canonicalize");
    assertThat(snapshot.pass("canonicalise")).isNull();
    List<Diagnostic> errors = new ArrayList<>();
    Operation module = IRParser.parse(
        SourceText.of("test", "func.func @f(%m: memref<2xi8>) {\n  memref.dealloc %m : memref<2xi8>\n"
        + "  return\n}\n"), snapshot.context(), ParserOptions.STRICT, errors::add);

    assertThat(module).as("%s", errors).isNotNull();
    assertThat(loader.names)
        .contains("org.mortise.dialect.func.FuncDialect", "org.mortise.dialect.memref.MemRefDialect")
        .noneMatch(name -> name.contains(".scf.") || name.contains(".arith."))
        .hasSizeLessThan(8);
  }

  @Test
  void tool_byName_isCreated() {
    ClassPathIndex index = ClassPathIndex.open(file, jar.toString(), loader);

    assertThat(index.tool("opt").name()).isEqualTo("opt");
    assertThat(index.tool("opt")).isNotSameAs(index.tool("opt"));
    assertThat(index.tool("none")).isNull();
  }

  @Test
  void open_changedJar_isRewritten() throws Exception {
    ClassPathIndex.open(file, jar.toString(), loader);
    String first = Files.readString(file.toPath());

    Files.setLastModifiedTime(jar, FileTime.fromMillis(1_000_000));
    ClassPathIndex.open(file, jar.toString(), loader);
    String touched = Files.readString(file.toPath());
    Files.writeString(jar, "other content");
    Files.setLastModifiedTime(jar, FileTime.fromMillis(1_000_000));
    ClassPathIndex.open(file, jar.toString(), loader);
    String longer = Files.readString(file.toPath());
    ClassPathIndex.open(file, jar + File.pathSeparator + folder.resolve("two.jar"), loader);

    assertThat(new HashSet<>(List.of(first, touched, longer, Files.readString(file.toPath())))).hasSize(4);
  }

  @Test
  void open_folderOfClasses_isSearchedAtEachRun() {
    String classPath = jar + File.pathSeparator + folder;

    Set<String> found = contents(ClassPathIndex.open(file, classPath, loader).snapshot());

    assertThat(found).isEqualTo(contents(Snapshot.ofClassPath(getClass().getClassLoader())));
    assertThat(file).doesNotExist();
  }

  @Test
  void open_unwritableFile_works() throws Exception {
    File nowhere = folder.resolve("no/such/folder/index").toFile();

    Set<String> found = contents(ClassPathIndex.open(nowhere, jar.toString(), loader).snapshot());

    assertThat(found).isEqualTo(contents(Snapshot.ofClassPath(getClass().getClassLoader())));
    assertThat(nowhere).doesNotExist();
  }

  @Test
  void open_damagedFile_isRewritten() throws Exception {
    ClassPathIndex.open(file, jar.toString(), loader);
    byte[] whole = Files.readAllBytes(file.toPath());
    for (int at = 0; at < whole.length; at += at < 300 ? 7 : 501) {
      byte[] damaged = whole.clone();
      damaged[at] ^= 1;
      Files.write(file.toPath(), damaged);
      ClassPathIndex.open(file, jar.toString(), loader);
      assertThat(file).as("byte %d", at).hasBinaryContent(whole);
    }
  }

  private static Set<String> contents(Snapshot snapshot) {
    Set<String> lines = new HashSet<>();
    for (Dialect dialect : snapshot.dialects()) {
      lines.add(dialect.getClass() + " " + dialect.namespace());
    }
    snapshot.passes().forEach(pass -> lines.add(pass.getClass() + " " + pass.spec().name()));
    snapshot.analyses().forEach(analysis -> lines.add(analysis.getClass() + " " + analysis.name()));
    snapshot.pipelines().forEach(pipeline -> lines.add(pipeline.getClass() + " " + pipeline.name()));
    for (InterfaceAttachment attachment : snapshot.attachments()) {
      for (String operation : attachment.operations()) {
        lines.add(attachment.type() + " " + operation + " " + attachment.implementation().getClass());
      }
    }
    return lines;
  }
}
