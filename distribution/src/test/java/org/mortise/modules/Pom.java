// SPDX-License-Identifier: Apache-2.0
package org.mortise.modules;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * The parts of a pom that describe dependencies.
 *
 * @param artifactId the name of the artifact
 * @param description a description of the contents
 * @param bundlePackage the root package and symbolic name of the bundle, or an empty string
 * @param parent the pom from which it inherits, or null if that is not part of the project
 * @param dependencies the dependencies on modules of this project that the pom itself declares
 */
record Pom(
    String artifactId, String description, String bundlePackage, @Nullable Pom parent, List<Dependency> dependencies) {
  /**
   * A dependency on a module of this project.
   *
   * @param module the name of its artifact
   * @param scope Maven's scope
   * @param isOptional whether it is not transitive
   */
  record Dependency(String module, String scope, boolean isOptional) {
    boolean isForTests() {
      return scope.equals("test");
    }

    boolean isPassedOn() {
      return !isOptional && (scope.equals("compile") || scope.equals("runtime"));
    }
  }

  /** Reads a pom and the poms from which it inherits. */
  static Pom read(Path file) {
    Element project;
    try {
      project = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile()).getDocumentElement();
    } catch (Exception e) {
      throw new IllegalStateException("cannot read " + file, e);
    }
    List<Dependency> dependencies = new ArrayList<>();
    Element declared = child(project, "dependencies");
    for (Element dependency : declared == null ? List.<Element>of() : children(declared, "dependency")) {
      if (text(dependency, "groupId", "").equals("org.mortise")) {
        dependencies.add(new Dependency(text(dependency, "artifactId", ""), text(dependency, "scope", "compile"),
            text(dependency, "optional", "false").equals("true")));
      }
    }
    Element properties = child(project, "properties");
    String bundlePackage = properties == null ? "" : text(properties, "bundle.package", "");
    return new Pom(
        text(project, "artifactId", ""), text(project, "description", ""), bundlePackage, parentOf(project, file),
        dependencies);
  }

  private static @Nullable Pom parentOf(Element project, Path file) {
    Element parent = child(project, "parent");
    if (parent == null) {
      return null;
    }
    Path path = file.resolveSibling(text(parent, "relativePath", "../pom.xml")).normalize();
    return Files.isRegularFile(path) ? read(path) : null;
  }

  private static String text(Element element, String name, String otherwise) {
    Element child = child(element, name);
    return child == null ? otherwise : child.getTextContent().strip();
  }

  private static @Nullable Element child(Element element, String name) {
    List<Element> all = children(element, name);
    return all.isEmpty() ? null : all.get(0);
  }

  private static List<Element> children(Element element, String name) {
    List<Element> children = new ArrayList<>();
    for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element child && child.getTagName().equals(name)) {
        children.add(child);
      }
    }
    return children;
  }
}
