// SPDX-License-Identifier: Apache-2.0
/**
 * Tests inside a framework, with the bundles of the assembled distribution.
 *
 * <p>Pax Exam runs a test class twice: outside, where its {@code @Configuration} is made, and inside a bundle of the
 * framework, where its tests are. It knows JUnit 4 only.
 */
package org.mortise.osgi;
