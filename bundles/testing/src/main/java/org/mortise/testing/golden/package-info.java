// SPDX-License-Identifier: Apache-2.0
/** Golden files: programs whose expected output is kept beside them. */
package org.mortise.testing.golden;
