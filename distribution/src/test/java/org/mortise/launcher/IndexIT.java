// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * {@code index.xml} describes all bundles of the distribution, and no others. That of the language server is left out:
 * its libraries are not bundles here, but on the class path.
 */
class IndexIT {
  private static final Path HOME = Path.of("target", "mortise");
  private static final Path BUNDLES = HOME.resolve("bundles");

  @Test
  void index_allBundles_hasLocationAndDigest() throws Exception {
    Map<String, String> bundles = new TreeMap<>();
    try (Stream<Path> all = Files.walk(BUNDLES)) {
      Stream<Path> files = all.filter(file -> !file.startsWith(BUNDLES.resolve("lsp-server")));
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        bundles.put(HOME.relativize(file).toString(), digest(file));
      }
    }

    assertThat(indexed()).isEqualTo(bundles).hasSizeGreaterThan(30);
  }

  /** Returns the contents of the index for each file: its relative location and its SHA-256. */
  private static Map<String, String> indexed() throws Exception {
    Document index = DocumentBuilderFactory.newInstance().newDocumentBuilder()
        .parse(HOME.resolve("index.xml").toFile());
    Map<String, String> contents = new TreeMap<>();
    NodeList capabilities = index.getElementsByTagName("capability");
    for (int i = 0; i < capabilities.getLength(); i++) {
      Element capability = (Element) capabilities.item(i);
      if (!capability.getAttribute("namespace").equals("osgi.content")) {
        continue;
      }
      Map<String, String> attributes = new TreeMap<>();
      NodeList all = capability.getElementsByTagName("attribute");
      for (int k = 0; k < all.getLength(); k++) {
        Element attribute = (Element) all.item(k);
        attributes.put(attribute.getAttribute("name"), attribute.getAttribute("value"));
      }
      // The part of a jar for newer versions of Java is not a file.
      if (!attributes.get("url").startsWith("urn:osgi-bnd-mrj:")) {
        contents.put(attributes.get("url"), attributes.get("osgi.content"));
      }
    }
    return contents;
  }

  private static String digest(Path file) throws Exception {
    return HexFormat.of().withUpperCase()
        .formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
  }
}
