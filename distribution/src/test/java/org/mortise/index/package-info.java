// SPDX-License-Identifier: Apache-2.0
/** Tests of the class path index, with all dialects and passes. */
package org.mortise.index;
