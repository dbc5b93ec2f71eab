// SPDX-License-Identifier: Apache-2.0
/** Tests of the index by which a run without a framework finds what it needs, with all dialects and passes. */
package org.mortise.index;
