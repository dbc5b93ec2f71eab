// SPDX-License-Identifier: Apache-2.0
/**
 * Tests inside a framework, with the bundles of the assembled distribution.
 *
 * <p>Pax Exam runs a test class twice: outside, to create its {@code @Configuration}, and inside a bundle of the
 * framework, to run its tests. It supports JUnit 4 only.
 */
package org.mortise.osgi;
